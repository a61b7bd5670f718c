export const HOURS_OF_DAY = Array.from({ length: 24 }, (_, hour) => hour);

/** The clicks to one retailer in one hour of the day. */
interface HourlyClicks {
  retailer: string;
  hour: number;
  clicks: number;
}

/** The clicks to one retailer, in all hours and by hour of the day. */
interface EarningsRow {
  retailer: string;
  byHour: Map<number, number>;
  total: number;
}

/** Returns the clicks of each retailer, in the order of the database: the most clicked retailer first. */
export const earningsRows = ({ clicks }: { clicks: HourlyClicks[] }): EarningsRow[] =>
  [...Map.groupBy(clicks, ({ retailer }) => retailer)].map(([retailer, own]) => ({
    retailer,
    byHour: new Map(own.map((each) => [each.hour, each.clicks])),
    total: own.reduce((sum, each) => sum + each.clicks, 0),
  }));

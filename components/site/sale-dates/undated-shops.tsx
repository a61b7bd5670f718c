import { Link } from '@/components/site/link';
import { Section } from '@/components/site/section';
import type { RetailerCard } from '@/lib/catalogue/entities';
import { CHANNEL_LABELS } from '@/lib/catalogue/sale-labels';
import type { UndatedSale } from '@/lib/catalogue/undated-sales';
import { retailerPath } from '@/lib/routing/paths';
import { NarrowFold } from './narrow-fold';
import { ShopSwatch } from './shop-swatch';

/** The id of the section. */
const NO_DAY = 'sales-on-no-day';

interface UndatedShopsProps {
  undated: UndatedSale[];
  shops: Map<string, RetailerCard>;
  /** The other shops, about whose start nothing is known. */
  unknown?: RetailerCard[];
}

/** The shops without a day, with their usual start in words; renders nothing without such shops. */
export function UndatedShops({ undated, shops, unknown = [] }: UndatedShopsProps) {
  if (undated.length === 0) return null;
  const shopsWithout = [...Map.groupBy(undated, ({ retailer }) => retailer.slug)];
  return (
    <Section
      id={NO_DAY}
      title="No date yet"
      description="We have no day for these shops. This is when they usually start, not yet checked."
    >
      <NarrowFold summary={`Show ${shopsWithout.length === 1 ? 'one shop' : `${shopsWithout.length} shops`}`}>
        <ul className="undated-shops">
          {shopsWithout.map(([slug, sales]) => {
            const name = sales[0]?.retailer.name ?? slug;
            return (
              <li key={slug}>
                <span className="undated-name">
                  <ShopSwatch shop={shops.get(slug) ?? { name }} />
                  <Link href={retailerPath(slug)} className="lone-link underline underline-offset-4">
                    {name}
                  </Link>
                </span>
                {sales.map(({ channel, text }) => (
                  <span key={channel} className="undated-text">
                    {CHANNEL_LABELS[channel]}: {text}
                  </span>
                ))}
              </li>
            );
          })}
        </ul>
        {unknown.length > 0 && <UnknownShops shops={unknown} />}
      </NarrowFold>
    </Section>
  );
}

interface CalendarScopeProps {
  /** How many shops the calendar has. */
  dated: number;
  undated: UndatedSale[];
  /** How many other shops there are, about whose start nothing is known. */
  unknown: number;
}

/** Says which shops the calendar has, and where the others are. Paper leaves the calendar out. */
export function CalendarScope({ dated, undated, unknown }: CalendarScopeProps) {
  if (undated.length === 0) return null;
  const others = new Set(undated.map(({ retailer }) => retailer.slug)).size + unknown;
  return (
    <p className="no-print">
      The calendar has the {dated === 1 ? 'one shop' : `${dated} shops`} with a day;{' '}
      {others === 1 ? 'one other has' : `${others} others have`}{' '}
      <a href={`#${NO_DAY}`} className="underline underline-offset-4">
        no date yet
      </a>
      .
    </p>
  );
}

/** How many shops without a known start are named. */
const NAMED = 6;

/** A sentence with the shops about whose start nothing is known: their names, or their number if they are many. */
const UnknownShops = ({ shops }: { shops: RetailerCard[] }) => (
  <p className="mt-3">
    We know of no usual start at{' '}
    {shops.length > NAMED
      ? `${shops.length} other shops`
      : new Intl.ListFormat('en-GB').format(shops.map(({ name }) => name))}
    .
  </p>
);

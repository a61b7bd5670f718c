import { Link } from '@/components/site/link';
import type { RetailerCard } from '@/lib/catalogue/entities';
import { byBasis, shopsOf } from '@/lib/catalogue/sale-groups';
import type { MarkedStarts } from '@/lib/catalogue/sale-certainty';
import { CHANNEL_LABELS, saysOnlyItsDay, weekdayInWords } from '@/lib/catalogue/sale-labels';
import type { SaleChannel, SaleStart } from '@/lib/catalogue/sale-windows';
import type { UndatedSale } from '@/lib/catalogue/undated-sales';
import { shortDay } from '@/lib/dates/london-time';
import { retailerCalendarPath, retailerPath } from '@/lib/routing/paths';
import { NotCheckedMark } from '../not-checked';
import { AffiliateLink } from '../paid-links/affiliate-link';
import { ChannelLabel } from './channel-label';
import { SaleEvidence, SalePill } from './sale-evidence';
import { StartMark } from './start-mark';

interface ShopDatesProps {
  /** The starts of the season, the first one first. */
  starts: SaleStart[];
  /** How the same shops usually start through channels without a start. */
  undated: UndatedSale[];
  /** The channels with a column of their own. */
  channels: SaleChannel[];
  shops: Map<string, RetailerCard>;
  /** Whether all starts are expected. The page says so above the table, which then has no column for the status. */
  isExpected: boolean;
  /** Which starts have marks. */
  marked: MarkedStarts | null;
}

/**
 * A table with one row for each shop: its starts, how they are known, and its links. A narrow window shows the evidence
 * below the row, and only if it says more than the day.
 */
export function ShopDates({ starts, undated, channels, shops, isExpected, marked }: ShopDatesProps) {
  const columns = [
    ['shop', 'Shop'],
    ...channels.map((channel) => [channel, CHANNEL_LABELS[channel]]),
    ...(isExpected ? [] : [['status', 'Status']]),
    ...[
      ['evidence', 'How we know'],
      ['links', 'Links'],
    ],
  ];
  return (
    <table className="shop-dates" data-channels={channels.length}>
      <caption className="sr-only">Sales by shop</caption>
      <thead>
        <tr>
          {columns.map(([column, label]) => (
            <th key={column} scope="col" data-column={column}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shopsOf(starts).map((retailer, index) => (
          <ShopRow
            key={retailer.slug}
            retailer={retailer}
            starts={starts.filter((start) => start.retailer.slug === retailer.slug)}
            undated={undated.filter((sale) => sale.retailer.slug === retailer.slug)}
            channels={channels}
            isExpected={isExpected}
            marked={marked}
            shop={shops.get(retailer.slug)}
            isQuiet={index > 0}
          />
        ))}
      </tbody>
    </table>
  );
}

interface ShopRowProps extends Omit<ShopDatesProps, 'shops'> {
  retailer: SaleStart['retailer'];
  shop: RetailerCard | undefined;
  isQuiet: boolean;
}

function ShopRow(props: ShopRowProps) {
  const { retailer, starts, undated, channels, shop, isExpected, marked, isQuiet } = props;
  const { slug, name } = retailer;
  return (
    <tr id={`sales-at-${slug}`}>
      <th scope="row">
        <Link href={retailerPath(slug)} className="lone-link underline underline-offset-4">
          {name}
        </Link>
      </th>
      {channels.map((channel) => (
        <DateCell
          key={channel}
          channel={channel}
          start={starts.find((own) => own.channel === channel)}
          usual={undated.find((own) => own.channel === channel)}
          marked={marked}
        />
      ))}
      {!isExpected && (
        <td className="shop-status">
          {[...Map.groupBy(starts, ({ status }) => status)].map(([status, same], _index, groups) => (
            <span key={status}>
              <SalePill status={status} />
              {groups.length > 1 && <small> {channelsOf(same)}</small>}
            </span>
          ))}
        </td>
      )}
      <td className={starts.every(saysOnlyItsDay) ? 'shop-evidence is-plain' : 'shop-evidence'}>
        <Evidence starts={starts} />
      </td>
      <td className="shop-links">
        {shop && <AffiliateLink href={shop.cta_url} retailer={name} isQuiet={isQuiet} />}
        <a href={retailerCalendarPath(slug)} className="calendar-link">
          <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2">
            <path d="M4 6h16v14H4zM4 10h16M8 3v5M16 3v5M12 12.5v5M9.5 15h5" />
          </svg>
          <span className="sr-only">Add to calendar: {name}</span>
        </a>
      </td>
    </tr>
  );
}

interface DateCellProps extends Pick<ShopDatesProps, 'marked'> {
  channel: SaleChannel;
  start: SaleStart | undefined;
  /** How the shop usually starts, if the day is not known. */
  usual: UndatedSale | undefined;
}

/** The start of a shop's sale through one channel: its day, or else the shop's usual start in words. */
function DateCell({ channel, start, usual, marked }: DateCellProps) {
  if (start)
    return (
      <td className="shop-date">
        <ChannelLabel channel={channel} /> <StartDay start={start} marked={marked} />
      </td>
    );
  return (
    <td className="shop-date is-unknown" data-usual={usual ? true : undefined}>
      <ChannelLabel channel={channel} />{' '}
      {usual ? (
        <span>
          {usual.text}
          {marked === 'unchecked' && <NotCheckedMark />}
        </span>
      ) : (
        '–'
      )}
    </td>
  );
}

/** The day of a start with its weekday, for which a phone has no room: 'Thu 24 Dec, 20:00'. */
const StartDay = ({ start, marked }: Pick<ShopDatesProps, 'marked'> & { start: SaleStart }) => (
  <b>
    <span className="max-md:not-print:sr-only">{weekdayInWords(start.startsOn).slice(0, 3)} </span>
    {shortDay(start.startsOn)}
    {start.startsAt && `, ${start.startsAt}`}
    <StartMark start={start} marked={marked} />
  </b>
);

const channelsOf = (starts: Pick<SaleStart, 'channel'>[]) =>
  starts.map(({ channel }) => CHANNEL_LABELS[channel]).join(', ');

/** How each start is known. Starts with the same evidence, including the page of a source, share a line. */
function Evidence({ starts }: { starts: SaleStart[] }) {
  const groups = byBasis(starts);
  return groups.map((same) => {
    const [first] = same;
    return (
      first && (
        <p key={channelsOf(same)} className={same.every(saysOnlyItsDay) ? 'is-plain' : undefined}>
          {groups.length > 1 && `${channelsOf(same)}: `}
          <SaleEvidence basis={first.basis} isMarked />
        </p>
      )
    );
  });
}

import { Link } from '@/components/site/link';
import type { RetailerCard } from '@/lib/catalogue/entities';
import { byBasis, shopsOf } from '@/lib/catalogue/sale-groups';
import type { MarkedStarts } from '@/lib/catalogue/sale-certainty';
import { CHANNEL_LABELS, saysOnlyItsDay, weekdayInWords } from '@/lib/catalogue/sale-labels';
import type { SaleChannel, SaleStart } from '@/lib/catalogue/sale-windows';
import { usualInShort } from '@/lib/catalogue/shop-start';
import type { UndatedSale } from '@/lib/catalogue/undated-sales';
import { shortDay } from '@/lib/dates/london-time';
import { retailerCalendarPath, retailerPath } from '@/lib/routing/paths';
import { NotCheckedMark } from '../not-checked';
import { AffiliateLink } from '../paid-links/affiliate-link';
import { ChannelLabel } from './channel-label';
import { SaleEvidence, SalePill } from './sale-evidence';
import { StartMark } from './start-mark';

interface ShopDatesProps {
  /** The starts of sales this season, the earliest first. */
  starts: SaleStart[];
  /** The usual starts of sales at shops, for channels whose start this season is not known. */
  undated: UndatedSale[];
  /** The channels with a column of their own. */
  channels: SaleChannel[];
  shops: Map<string, RetailerCard>;
  /** Whether the table has a column with the statuses. False if the page says above the table that all are the same. */
  hasStatus: boolean;
  /** Whether the page marks the unchecked or the checked starts of sales; null if it marks neither. */
  marked: MarkedStarts | null;
}

/**
 * Shows a table with one row for each shop: when its sale starts, how the site knows, and its links. A narrow window
 * shows the evidence below the row, and only if the evidence says more than the day.
 */
export function ShopDates({ starts, undated, channels, shops, hasStatus, marked }: ShopDatesProps) {
  const columns = [
    ['shop', 'Shop'],
    ...channels.map((channel) => [channel, CHANNEL_LABELS[channel]]),
    ...(hasStatus ? [['status', 'Status']] : []),
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
            hasStatus={hasStatus}
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
  const { retailer, starts, undated, channels, shop, hasStatus, marked, isQuiet } = props;
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
      {hasStatus && (
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
        <Evidence starts={starts} isOfOne={undated.length === 0} />
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
  /** When the shop's sale usually starts, if this season's day is not known. */
  usual: UndatedSale | undefined;
}

/**
 * Shows when a shop's sale starts through one channel: the day or, if it is not known, the shop's usual start in words.
 */
function DateCell({ channel, start, usual, marked }: DateCellProps) {
  if (start)
    return (
      <td className="shop-date">
        <ChannelLabel channel={channel} /> <StartDay start={start} marked={marked} />
      </td>
    );
  return (
    <td className="shop-date is-unknown">
      <ChannelLabel channel={channel} />{' '}
      {usual ? (
        <span>
          {usualInShort(usual.text)}
          {marked === 'unchecked' && <NotCheckedMark />}
        </span>
      ) : (
        '–'
      )}
    </td>
  );
}

/**
 * Shows the day on which a sale starts: 'Thu 24 Dec, 20:00'. A phone hides the weekday, because it has no room for it.
 */
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

/**
 * Says how the site knows when a shop's sales start. If several starts have the same evidence, from the same page of a
 * source, they share a line. A line names its channels if there are several lines. It also names them if the shop has a
 * usual start, which has no evidence.
 */
function Evidence({ starts, isOfOne }: { starts: SaleStart[]; isOfOne: boolean }) {
  const groups = byBasis(starts);
  return groups.map((same) => {
    const [first] = same;
    return (
      first && (
        <p key={channelsOf(same)} className={same.every(saysOnlyItsDay) ? 'is-plain' : undefined}>
          {(groups.length > 1 || !isOfOne) && `${channelsOf(same)}: `}
          <SaleEvidence basis={first.basis} isMarked />
        </p>
      )
    );
  });
}

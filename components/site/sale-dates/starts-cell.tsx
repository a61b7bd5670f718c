import { isUnchecked, saysOnlyItsDay, STATUS_LABELS } from '@/lib/catalogue/sale-labels';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { shortDay } from '@/lib/dates/london-time';
import { saleDayPath } from '@/lib/routing/paths';
import { Link } from '../link';
import { NotCheckedMark } from '../not-checked';

interface StartsCellProps {
  /** The cell's text from the shop's highlights. The cell shows this text if `start` is undefined. */
  text: string;
  /** The start of the sale this season; undefined if its day is not known. */
  start: SaleStart | undefined;
  /** Whether somebody has checked the highlights. */
  isVerified: boolean;
  /**
   * Whether the cell shows the status of the start. False if all starts in the table have the same status, because the
   * page then states this status once.
   */
  hasStatus?: boolean;
}

/** Returns whether a cell has the mark 'Not yet checked'. If so, the page needs an explanation of the mark. */
export const isCellMarked = ({ text, start, isVerified }: StartsCellProps): boolean =>
  start ? isUnchecked(start) : text !== '' && !isVerified;

/**
 * Shows one fact of a shop in the table of starts: the day on which its sale starts, with the status. If the day is not
 * known, shows the cell's text. The day links to all shops whose sales start that day.
 */
export function StartsCell(cell: StartsCellProps) {
  const { text, start, hasStatus = true } = cell;
  const mark = isCellMarked(cell) && <NotCheckedMark />;
  if (!start)
    return (
      <td>
        {text || '–'}
        {mark}
      </td>
    );
  const { startsOn, status } = start;
  const [day, month] = shortDay(startsOn).split(' ');
  const words = wordsOf(start);
  return (
    <td>
      <span className="start-day">
        <Link href={saleDayPath(startsOn)} className="day-leaf" data-status={status}>
          <b>{day}</b>{' '}
          <span>
            {month}
            {!hasStatus && mark}
          </span>
        </Link>
        {(hasStatus || words) && (
          <>
            {' '}
            <span className="start-words">
              {hasStatus && (
                <span className="start-status">
                  {STATUS_LABELS[status]}
                  {mark}
                </span>
              )}
              {words && <span className="start-said max-md:not-print:sr-only"> {words}</span>}
            </span>
          </>
        )}
      </span>
    </td>
  );
}

/**
 * Returns the words beside the day of a sale start. A phone hides these words. For an unchecked start, returns its text
 * if that says more than the day. For any other start, returns its time, unless the sale is over. Returns null if there
 * are no such words.
 */
function wordsOf(start: SaleStart): string | null {
  const { basis, startsAt, status } = start;
  if (basis.kind === 'unchecked') return saysOnlyItsDay(start) ? null : basis.text;
  if (!startsAt || status === 'ended') return null;
  return `${status === 'live' ? 'since' : 'from'} ${startsAt}`;
}

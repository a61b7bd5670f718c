import { isUnchecked, saysOnlyItsDay, STATUS_LABELS } from '@/lib/catalogue/sale-labels';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { shortDay } from '@/lib/dates/london-time';
import { NotCheckedMark } from '../not-checked';

interface StartsCellProps {
  /** The fact as the shop's highlights state it. */
  text: string;
  /** The start of this season, if its day is known. */
  start: SaleStart | undefined;
  /** Whether somebody has checked the highlights. */
  isVerified: boolean;
  /** Whether the cell says the status. A table whose starts all have the same status says it once. */
  hasStatus?: boolean;
}

/** Returns whether a cell has the mark 'Not yet checked', which a legend has to explain. */
export const isCellMarked = ({ text, start, isVerified }: StartsCellProps): boolean =>
  start ? isUnchecked(start) : text !== '' && !isVerified;

/** One fact of a shop in the table of starts: the day of its sale with the status, or else a text. */
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
        <span className="day-leaf" data-status={status}>
          <b>{day}</b>{' '}
          <span>
            {month}
            {!hasStatus && mark}
          </span>
        </span>
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

/** Returns the time of a start, or what its unchecked text says beside the day. A phone has no room for it. */
function wordsOf(start: SaleStart): string | null {
  const { basis, startsAt } = start;
  if (basis.kind === 'unchecked') return saysOnlyItsDay(start) ? null : basis.text;
  return startsAt && `from ${startsAt}`;
}

import { isUnchecked, STATUS_LABELS } from '@/lib/catalogue/sale-labels';
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
}

/** Returns whether a cell has the mark 'Not yet checked', which a legend has to explain. */
export const isCellMarked = ({ text, start, isVerified }: StartsCellProps): boolean =>
  start ? isUnchecked(start) : text !== '' && !isVerified;

/** One fact of a shop in the table of starts: the day of its sale with the status, or else a text. */
export function StartsCell(cell: StartsCellProps) {
  const { text, start } = cell;
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
          <b>{day}</b> {month}
        </span>{' '}
        <span className="start-words">
          <span className="start-status">
            {STATUS_LABELS[status]}
            {mark}
          </span>
          {words && <span className="start-said max-md:not-print:sr-only"> {words}</span>}
        </span>
      </span>
    </td>
  );
}

/** Returns the unchecked text or the time of a start, for which a phone has no room. */
function wordsOf({ basis, startsAt }: SaleStart): string | null {
  if (basis.kind === 'unchecked') return basis.text;
  return startsAt && `from ${startsAt}`;
}

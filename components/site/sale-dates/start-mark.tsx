import type { MarkedStarts, sharedStatus } from '@/lib/catalogue/sale-certainty';
import { isUnchecked } from '@/lib/catalogue/sale-labels';
import type { SaleBasis, SaleStart } from '@/lib/catalogue/sale-windows';
import { NotCheckedLegend, NotCheckedMark } from '../not-checked';

interface StartMarkProps {
  start: Pick<SaleStart, 'basis'>;
  /** Whether the page marks the unchecked or the checked starts of sales; null if it marks neither. */
  marked: MarkedStarts | null;
}

/**
 * Marks a sale start that is not yet checked. If most starts are unchecked, adds a note to each checked start instead.
 * The note says in how many past years the sale started that day, or that the shop has announced the day. The note is
 * not a tick, because a tick would make an expected day look confirmed. `StartLegend`, above the list, explains the
 * mark and the note.
 */
export function StartMark({ start, marked }: StartMarkProps) {
  if (marked === 'sourced')
    return isUnchecked(start) ? null : <span className="source-note"> ({noteOf(start.basis)})</span>;
  return marked && isUnchecked(start) ? <NotCheckedMark /> : null;
}

const noteOf = (basis: SaleBasis): string =>
  basis.kind === 'past' ? `${basis.matching} of ${basis.years} years` : 'announced';

interface StartLegendProps {
  starts: Pick<SaleStart, 'basis'>[];
  marked: MarkedStarts | null;
  /**
   * The status to state once for all starts: all are expected, or all are unconfirmed. Otherwise null (`sharedStatus`).
   */
  status: ReturnType<typeof sharedStatus>;
}

/**
 * The texts of the legend, by the status that all dates share. `all` is for a page whose unchecked dates, if any, have
 * marks. `unchecked` is for a page on which no date is checked. `unlessNoted` is for a page that adds notes to its
 * checked dates.
 */
const LEGENDS = {
  expected: {
    all: 'All dates are expected.',
    unchecked: 'All dates are expected, and none has been checked yet.',
    unlessNoted: 'All dates are expected, and not yet checked',
  },
  unconfirmed: {
    all: 'All the days we expected have passed; none is confirmed.',
    unchecked: 'All the days we expected have passed; none is confirmed or checked yet.',
    unlessNoted: 'All the days we expected have passed; none is confirmed. They’re not yet checked',
  },
  none: {
    all: null,
    unchecked: 'None of these dates has been checked yet.',
    unlessNoted: 'The dates are not yet checked',
  },
};

/** Says once how certain the page's dates are, and explains the marks of the dates. */
export function StartLegend({ starts, marked, status }: StartLegendProps) {
  const { all, unchecked, unlessNoted } = LEGENDS[status ?? 'none'];
  if (marked !== 'sourced')
    return (
      <>
        {all && <p>{all}</p>}
        {marked && <NotCheckedLegend />}
      </>
    );
  const noted = starts.find((start) => !isUnchecked(start));
  if (!noted) return <p>{unchecked}</p>;
  return (
    <p>
      {unlessNoted} unless a note such as ‘{noteOf(noted.basis)}’ follows.
    </p>
  );
}

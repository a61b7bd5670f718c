import type { MarkedStarts } from '@/lib/catalogue/sale-certainty';
import { isUnchecked } from '@/lib/catalogue/sale-labels';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { NotCheckedLegend, NotCheckedMark } from '../not-checked';

interface StartMarkProps {
  start: Pick<SaleStart, 'basis'>;
  /** Which starts of the page have marks. */
  marked: MarkedStarts | null;
}

/** The mark of a start that is not yet checked, or of one that rests on a source. `StartLegend` explains it above. */
export function StartMark({ start, marked }: StartMarkProps) {
  if (marked === 'sourced') return isUnchecked(start) ? null : <Tick text=" (rests on a source)" />;
  return marked && isUnchecked(start) ? <NotCheckedMark /> : null;
}

const Tick = ({ text }: { text?: string }) => (
  <>
    <span aria-hidden="true" className="source-tick" />
    {text && <span className="sr-only">{text}</span>}
  </>
);

/** Says once which dates of the page are checked, and explains their marks. */
export function StartLegend({ marked, hasMarks }: { marked: MarkedStarts | null; hasMarks: boolean }) {
  if (marked === 'unchecked') return <NotCheckedLegend />;
  if (!marked) return null;
  if (!hasMarks) return <p>None of these dates has been checked yet.</p>;
  return (
    <p>
      Dates with a tick <Tick /> rest on a source; the others are not yet checked.
    </p>
  );
}

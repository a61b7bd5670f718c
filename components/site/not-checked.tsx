import { NOT_CHECKED } from '@/lib/catalogue/sale-labels';

/** Marks a fact in a list as not yet checked. `NotCheckedLegend` explains the mark, once for the whole list. */
export const NotCheckedMark = () => (
  <>
    <span aria-hidden="true">*</span>
    <span className="sr-only"> ({NOT_CHECKED.toLowerCase()})</span>
  </>
);

/** Explains, above or below a list, the mark of facts that are not yet checked. */
export const NotCheckedLegend = () => (
  <p className="not-checked">
    <span aria-hidden="true">* </span>
    {NOT_CHECKED}
  </p>
);

import { NOT_CHECKED } from '@/lib/catalogue/sale-labels';

/** Marks a fact of a list as not yet checked. `NotCheckedLegend` explains the mark, once beside the list. */
export const NotCheckedMark = () => (
  <span className="whitespace-nowrap">
    <span aria-hidden="true">*</span>
    <span className="sr-only"> ({NOT_CHECKED.toLowerCase()})</span>
  </span>
);

/** Says beside a list what its marks mean. */
export const NotCheckedLegend = () => (
  <p className="not-checked">
    <span aria-hidden="true">* </span>
    {NOT_CHECKED}
  </p>
);

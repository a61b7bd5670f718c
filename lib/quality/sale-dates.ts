/** A sale date of a retailer, as the checks see it. It is in a form of its own. */
export interface SaleDate {
  id: string;
  /** The name of the row, such as 'argos, 2026, in store'. */
  name: string;
  checkedOn: string | null;
}

const TABLE = 'sale_windows/';

/** Returns how a finding names the form of a sale date, because the form of its retailer has no field for it. */
export const saleDateField = ({ id }: Pick<SaleDate, 'id'>): string => `${TABLE}${id}`;

/** Returns the id of the sale date that a finding names; null if it names a field of the page's own form. */
export const saleDateOf = (field: string): string | null =>
  field.startsWith(TABLE) ? field.slice(TABLE.length) : null;

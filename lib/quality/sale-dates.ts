/**
 * The data of a sale date that the checks examine. Editors change a sale date in its own form, not in the retailer's
 * form.
 */
export interface SaleDate {
  id: string;
  /** The name of the row, such as 'argos, 2026, in store'. */
  name: string;
  checkedOn: string | null;
}

const TABLE = 'sale_windows/';

/**
 * Returns the value of a finding's property `field` if a check has found a fault in a sale date. The value contains the
 * id of the sale date, because the retailer's form has no field for sale dates.
 */
export const saleDateField = ({ id }: Pick<SaleDate, 'id'>): string => `${TABLE}${id}`;

/** Returns the id of the sale date that a finding names; null if the finding names a form field. */
export const saleDateOf = (field: string): string | null =>
  field.startsWith(TABLE) ? field.slice(TABLE.length) : null;

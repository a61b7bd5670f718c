import type { RetailerRow } from '@/lib/schema/rows';

/** The columns that a typical discount needs before visitors see it. */
export const DISCOUNT_COLUMNS =
  'typical_discount, discount_year, discount_source_name, discount_source_url, discount_checked_on';

export type DiscountFields = Pick<
  RetailerRow,
  | 'typical_discount'
  | 'discount_year'
  | 'discount_source_name'
  | 'discount_source_url'
  | 'discount_checked_on'
>;

/** A retailer's discount with its evidence. `checkedOn` is a day: '2026-11-22'. */
export interface Discount {
  text: string;
  year: number;
  sourceName: string;
  sourceUrl: string;
  checkedOn: string;
}

/** The discount of a retailer; null without its year, source and day of the check (docs/product.md#dated-facts). */
function discountOf(fields: DiscountFields): Discount | null {
  const text = fields.typical_discount?.trim();
  const { discount_year, discount_source_name, discount_source_url, discount_checked_on } = fields;
  if (
    !text ||
    !discount_year ||
    !discount_source_name?.trim() ||
    !discount_source_url ||
    !discount_checked_on
  )
    return null;
  return {
    text,
    year: discount_year,
    sourceName: discount_source_name.trim(),
    sourceUrl: discount_source_url,
    checkedOn: discount_checked_on,
  };
}

/** 'Up to 50% off in 2025' */
export const datedDiscount = ({ text, year }: Discount) => `${text} in ${year}`;

/** Rows of a highlights table that state the general discount. */
const STATES_DISCOUNT = /\bdiscounts?\b/i;

/** A retailer as visitors may see it: without a discount that has no evidence, in the table of highlights too. */
export function withEvidence<Row extends DiscountFields & Pick<RetailerRow, 'highlights_data'>>(
  row: Row,
): Omit<Row, keyof DiscountFields> & { discount: Discount | null } {
  const discount = discountOf(row);
  return {
    ...withoutFields(row),
    discount,
    highlights_data: discount
      ? row.highlights_data
      : row.highlights_data.filter(({ feature }) => !STATES_DISCOUNT.test(feature)),
  };
}

/** A retailer's card: the evidence in place of the columns. */
export const cardWithEvidence = <Row extends DiscountFields>(row: Row) => ({
  ...withoutFields(row),
  discount: discountOf(row),
});

function withoutFields<Row extends DiscountFields>(row: Row): Omit<Row, keyof DiscountFields> {
  const {
    typical_discount: _text,
    discount_year: _year,
    discount_source_name: _name,
    discount_source_url: _url,
    discount_checked_on: _day,
    ...rest
  } = row;
  return rest;
}

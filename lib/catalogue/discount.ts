import type { RetailerRow } from '@/lib/schema/rows';

/** The columns that must all be filled in before visitors see a typical discount. */
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

/** A retailer's discount with its evidence. `checkedOn` is the day of the check, such as '2026-11-22'. */
export interface Discount {
  text: string;
  year: number;
  sourceName: string;
  sourceUrl: string;
  checkedOn: string;
}

/**
 * Returns a retailer's discount with its evidence. Null if the text, the year, the source or the day of the check is
 * missing (docs/product.md#dated-facts).
 */
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

/** Returns a discount's text with its year: 'Up to 50% off in 2025'. */
export const datedDiscount = ({ text, year }: Discount) => `${text} in ${year}`;

/** Matches the name of a highlight that states the typical discount. */
const STATES_DISCOUNT = /\bdiscounts?\b/i;

/** Returns a retailer as visitors may see it. Removes a discount without evidence, also from the highlights. */
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

/** Returns a retailer's card. One object, `discount`, replaces the columns of the discount and its evidence. */
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

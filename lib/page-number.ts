/** The number in the address of a later page ('2', '3', …); null for anything else, '1' and '02' among it. */
export function pageNumber(segment: string): number | null {
  return /^[1-9]\d{0,5}$/.test(segment) && segment !== '1' ? Number(segment) : null;
}

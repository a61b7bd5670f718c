/** Short advice on the prices of a category or subcategory. Pages leave out empty lists. */
export interface PriceAdvice {
  /** The advice in one sentence of at most 90 characters; null if not yet written. */
  verdict: string | null;
  /** The goods that are usually reduced in the sales, and the goods that rarely are. */
  falls: string[];
  holds: string[];
  /** The goods, grouped by the best time to buy them. A product's verdict is one of the same three times. */
  buy_early: string[];
  wait: string[];
  any_time: string[];
}

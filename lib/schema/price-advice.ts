/** Short advice on the prices of a category or subcategory. Each list may be empty; a page leaves it out then. */
export interface PriceAdvice {
  /** The advice in one sentence of at most 90 characters; null if nobody has written it. */
  verdict: string | null;
  /** The goods that usually come down in the sales, and those that keep their price. */
  falls: string[];
  holds: string[];
  /** The goods by when to buy them. A product's verdict has the same three choices. */
  buy_early: string[];
  wait: string[];
  any_time: string[];
}

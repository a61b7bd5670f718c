/** The number of cards or table rows in each homepage section below 768 px (docs/product.md#homepage-counts). */
export const ON_A_PHONE = { retailers: 4, categories: 4, products: 3, saleDates: 4 };
export const PRODUCTS = 6;
export const FEATURED_GUIDES = 3;
export const ARTICLES = 3;
/** The number of retailers in the homepage's overview of sale dates. */
export const SALE_DATES = 8;

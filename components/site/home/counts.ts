/** How many cards a section shows below 768 px (specification, section 9). */
export const ON_A_PHONE = { retailers: 4, categories: 4, products: 3 };
export const FEATURED_GUIDES = 3;

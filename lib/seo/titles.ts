/** The titles of pages, for their metadata, their headings and their social cards alike. */
export const INDEX_TITLES = {
  retailers: 'Retailers in the Boxing Day sales',
  categories: 'Boxing Day sales by category',
  products: 'Products in the Boxing Day sales',
  content: 'Guides and articles',
};

export const SITEMAP_TITLE = 'Sitemap';

export const retailerTitle = (name: string) => `${name} Boxing Day sale`;

/** Of a category, a subcategory or a product. */
export const inTheSales = (name: string) => `${name} in the Boxing Day sales`;

/** Of the lists of content. */
export const forTheSales = (name: string) => `${name} for the Boxing Day sales`;

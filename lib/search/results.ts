import { categoryPath, productPath, retailerPath, subcategoryPath } from '../paths.ts';

/** The lists of a search result, in the order in which they show. */
export const SEARCH_LISTS = ['retailers', 'categories', 'products', 'guides', 'articles'] as const;
export type SearchList = (typeof SEARCH_LISTS)[number];
export type SearchType = 'retailer' | 'category' | 'product' | 'guide' | 'article';

export interface SearchItem {
  type: SearchType;
  id: string;
  slug: string;
  name: string;
  description: string;
  /** An address, a path in the bucket `logos`, or an emoji. */
  image: string | null;
  /** A product's category slug, and that of the category above a subcategory; a guide's or an article's label. */
  category: string | null;
}

export type SearchCounts = Record<SearchList, number>;
export type SearchResults = Record<SearchList, SearchItem[]> & {
  counts: SearchCounts;
  totalCount: number;
  /** The lists of which there are more than were counted. */
  atLeast: SearchList[];
  /** All lists, first those with the best results: a name, then the phrase, then its words. */
  order: SearchList[];
};

export const LIST_TITLES: Record<SearchList, string> = {
  retailers: 'Retailers',
  categories: 'Categories',
  products: 'Products',
  guides: 'Guides',
  articles: 'Articles',
};

export const TYPE_LABELS: Record<SearchType, string> = {
  retailer: 'Retailer',
  category: 'Category',
  product: 'Product',
  guide: 'Guide',
  article: 'Article',
};

/** The address of a result (docs/product.md#search-results-page). */
export function resultPath(item: Pick<SearchItem, 'type' | 'slug' | 'category'>): string {
  switch (item.type) {
    case 'retailer':
      return retailerPath(item.slug);
    case 'category':
      return item.category ? subcategoryPath(item.category, item.slug) : categoryPath(item.slug);
    case 'product':
      return productPath(item);
    case 'guide':
      return `/guides/${item.slug}`;
    case 'article':
      return `/articles/${item.slug}`;
  }
}

/** '12', '1,000+' where there are more than were counted */
export const countLabel = (count: number, isAtLeast: boolean) =>
  `${count.toLocaleString('en-GB')}${isAtLeast ? '+' : ''}`;

/** '1 retailer', '12 guides', '1,000+ products' */
export function countOf(list: SearchList, { counts, atLeast }: SearchResults): string {
  const count = counts[list];
  const word = LIST_TITLES[list].toLowerCase();
  const singular = list === 'categories' ? 'category' : word.slice(0, -1);
  const isAtLeast = atLeast.includes(list);
  return `${countLabel(count, isAtLeast)} ${count === 1 && !isAtLeast ? singular : word}`;
}

export const emptyResults = (): SearchResults => ({
  retailers: [],
  categories: [],
  products: [],
  guides: [],
  articles: [],
  counts: { retailers: 0, categories: 0, products: 0, guides: 0, articles: 0 },
  totalCount: 0,
  atLeast: [],
  order: [...SEARCH_LISTS],
});

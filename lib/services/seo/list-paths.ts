import 'server-only';
import { type DirectoryKind, directoryPath, PER_INITIAL } from '@/lib/catalogue/directory';
import type { ContentType } from '@/lib/catalogue/entities';
import { countCategories } from '@/lib/data/categories';
import { countContentPages } from '@/lib/data/content-list';
import { listDirectoryInitials } from '@/lib/data/directory';
import { countProducts } from '@/lib/data/products';
import { countRetailers } from '@/lib/data/retailers';
import { listSitemapRows } from '@/lib/data/sitemap';
import { rowPath } from '@/lib/entities/path-grammar';
import {
  DIRECTORY_TABLES,
  FURTHER_PAGES_TABLES,
  type FurtherPagesTable,
  LISTED_TABLES,
  type ListedTable,
  PAGED_TABLES,
  type PagedTable,
} from '@/lib/entities/registry';
import { pageCount, pagePath, PER_PAGE } from '@/lib/lists/pagination';
import { contentListPath } from '@/lib/routing/paths';

/**
 * The maximum number of categories or subcategories to read. A site has a few dozen. A site with more than this maximum
 * would need a further sitemap file.
 */
const MOST_CATEGORIES = 10_000;

/**
 * Returns the paths of all list pages, such as '/retailers' and '/retailers/page/2', of all pages of the A to Z
 * directories, and of the further pages of categories and subcategories.
 */
export async function listPaths(): Promise<string[]> {
  const [lists, directories, furtherPages] = await Promise.all([
    Promise.all(LISTED_TABLES.map(pathsOfList)),
    Promise.all(DIRECTORY_TABLES.map(directoryPaths)),
    Promise.all(FURTHER_PAGES_TABLES.map(furtherPagePaths)),
  ]);
  return [lists, directories, furtherPages].flat(2);
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

const pagesOf = (list: string, total: number, perPage: number) =>
  range(1, pageCount(total, perPage)).map((page) => pagePath(list, page));

const LIST_PATHS: Record<PagedTable, () => Promise<string[]>> = {
  retailers: async () => pagesOf('/retailers', await countRetailers(), PER_PAGE.retailers),
  categories: async () => pagesOf('/categories', await countCategories(), PER_PAGE.categories),
  products: async () => pagesOf('/products', await countProducts(), PER_PAGE.products),
  content: async () =>
    (await Promise.all(([undefined, 'guide', 'article'] as const).map(contentListPaths))).flat(),
};

/** Returns the paths of all pages of a list. A list without further pages has one path. */
const pathsOfList = async (table: ListedTable): Promise<string[]> => {
  const paged = PAGED_TABLES.find((each) => each === table);
  return paged ? LIST_PATHS[paged]() : [`/${table}`];
};

async function contentListPaths(type: ContentType | undefined): Promise<string[]> {
  return range(1, await countContentPages(type)).map((page) => contentListPath(type, page));
}

/**
 * Returns the paths of an A to Z directory: its first page, and the pages of every letter that has too many names for
 * the first page.
 */
async function directoryPaths(kind: DirectoryKind): Promise<string[]> {
  const initials = await listDirectoryInitials(kind);
  const letters = initials.filter(({ total }) => total > PER_INITIAL);
  return [
    directoryPath(kind),
    ...letters.flatMap(({ initial, total }) =>
      range(1, pageCount(total, PER_PAGE.directory)).map((page) => directoryPath(kind, initial, page)),
    ),
  ];
}

/**
 * For each table, a function that counts the products of a row of this table. The number of pages of the row's product
 * list depends on this count.
 */
const ON_FURTHER_PAGES: Record<FurtherPagesTable, (slug: string) => Promise<number>> = {
  categories: (category) => countProducts({ category }),
  subcategories: (subcategory) => countProducts({ subcategory }),
};

/**
 * Returns the paths of page 2 and later pages ('/page/2') of each row's product list. The first page has the row's own
 * path.
 */
async function furtherPagePaths(table: FurtherPagesTable): Promise<string[]> {
  const rows = await listSitemapRows(table, 0, MOST_CATEGORIES);
  const pages = await Promise.all(
    rows.map(async ({ slug, category }) => {
      const path = rowPath(table, { slug, parent: category });
      return pagesOf(path, await ON_FURTHER_PAGES[table](slug), PER_PAGE.inCategory).slice(1);
    }),
  );
  return pages.flat();
}

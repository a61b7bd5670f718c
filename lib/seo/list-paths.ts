import { countCategories } from '@/lib/data/categories';
import { type ContentType, countContentPages } from '@/lib/data/content-list';
import { listDirectoryInitials } from '@/lib/data/directory';
import { countProducts } from '@/lib/data/products';
import { countRetailers } from '@/lib/data/retailers';
import { listSitemapRows } from '@/lib/data/sitemap';
import { type DirectoryKind, directoryPath, PER_INITIAL } from '@/lib/directory';
import { pageCount, pagePath, PER_PAGE } from '@/lib/pagination';
import { categoryPath, contentListPath, subcategoryPath } from '@/lib/paths';

/** Categories and subcategories are some dozens; far more than that would want parts of their own. */
const MOST_CATEGORIES = 10_000;

/** Every page of every list: '/retailers', '/retailers/page/2', …, the directories with their letters. */
export async function listPaths(): Promise<string[]> {
  const [retailers, categories, products, contentPages, directories, categoryPages] = await Promise.all([
    countRetailers(),
    countCategories(),
    countProducts(),
    Promise.all(([undefined, 'guide', 'article'] as const).map(contentListPaths)),
    Promise.all((['retailers', 'products'] as const).map(directoryPaths)),
    categoryListPaths(),
  ]);
  return [
    ...pagesOf('/retailers', retailers, PER_PAGE.retailers),
    ...pagesOf('/categories', categories, PER_PAGE.categories),
    ...pagesOf('/products', products, PER_PAGE.products),
    ...contentPages.flat(),
    ...directories.flat(),
    ...categoryPages,
  ];
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

const pagesOf = (list: string, total: number, perPage: number) =>
  range(1, pageCount(total, perPage)).map((page) => pagePath(list, page));

async function contentListPaths(type: ContentType | undefined): Promise<string[]> {
  return range(1, await countContentPages(type)).map((page) => contentListPath(type, page));
}

/** A directory, the pages of its letters that do not fit on it, and their further pages. */
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

/** The pages after the first of each category's and subcategory's products; the first is the row's own address. */
async function categoryListPaths(): Promise<string[]> {
  const [categories, subcategories] = await Promise.all([
    listSitemapRows('categories', 0, MOST_CATEGORIES),
    listSitemapRows('subcategories', 0, MOST_CATEGORIES),
  ]);
  const lists = [
    ...categories.map(({ slug }) => ({ path: categoryPath(slug), filter: { category: slug } })),
    ...subcategories.map(({ slug, category }) => ({
      path: subcategoryPath(category ?? '', slug),
      filter: { subcategory: slug },
    })),
  ];
  const pages = await Promise.all(
    lists.map(async ({ path, filter }) =>
      pagesOf(path, await countProducts(filter), PER_PAGE.inCategory).slice(1),
    ),
  );
  return pages.flat();
}

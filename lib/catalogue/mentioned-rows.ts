import { parsePath } from '@/lib/entities/path-grammar';
import { countsOf } from '@/lib/lists/ranking';

/** The slugs of the pages to which a text links, by the kind of page and in the order of the links. */
export interface LinkedSlugs {
  retailers: string[];
  categories: string[];
  subcategories: string[];
  products: string[];
  content: string[];
}

const LINK = /href="(\/[a-z0-9/-]+)[^"]*"/g;

/** Returns the slugs of the pages to which sanitised HTML links. Counts a subcategory's link for its category too. */
export function linkedSlugs(html: string): LinkedSlugs {
  const rows = [...html.matchAll(LINK)].flatMap(([, path = '']) => {
    const parsed = parsePath(path.replace(/\/$/, ''));
    if (parsed?.kind !== 'row') return [];
    const { table, slug, parent } = parsed;
    return table === 'subcategories'
      ? [
          { table, slug },
          { table: 'categories', slug: parent },
        ]
      : [{ table, slug }];
  });
  const slugsOf = (table: keyof LinkedSlugs) => [
    ...new Set(rows.flatMap((row) => (row.table === table && row.slug ? row.slug : []))),
  ];
  return {
    retailers: slugsOf('retailers'),
    categories: slugsOf('categories'),
    subcategories: slugsOf('subcategories'),
    products: slugsOf('products'),
    content: slugsOf('content'),
  };
}

const LONG_ENOUGH = 4;
const words = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= LONG_ENOUGH);

/**
 * Returns the rows whose name has at least one word that occurs in the text. The row with most occurrences comes first.
 * Words of fewer than four letters are ignored.
 */
export function namedRows<Row extends { name: string }>(html: string, rows: Row[]): Row[] {
  const counts = countsOf(words(html.replace(/<[^>]*>/g, ' ')));
  const timesNamed = (row: Row) => words(row.name).reduce((sum, word) => sum + (counts.get(word) ?? 0), 0);
  return rows.filter(timesNamed).toSorted((a, b) => timesNamed(b) - timesNamed(a));
}

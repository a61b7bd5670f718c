import { countsOf } from './ranking';

/** Slugs of the rows to which a text links, each kind in the order of the text. */
export interface LinkedSlugs {
  retailers: string[];
  categories: string[];
  products: string[];
  content: string[];
}

const LINK = /href="\/([a-z0-9-]+)\/([a-z0-9-]+)(?:\/([a-z0-9-]+))?[^"]*"/g;

/** The rows to which sanitised HTML links. A link to a subcategory counts for its category. */
export function linkedSlugs(html: string): LinkedSlugs {
  const found: LinkedSlugs = { retailers: [], categories: [], products: [], content: [] };
  for (const [, first = '', second = ''] of html.matchAll(LINK)) {
    if (first === 'retailers' || first === 'categories' || first === 'content') found[first].push(second);
    else found.products.push(second);
  }
  return {
    retailers: [...new Set(found.retailers)],
    categories: [...new Set(found.categories)],
    products: [...new Set(found.products)],
    content: [...new Set(found.content)],
  };
}

const LONG_ENOUGH = 4;
const words = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= LONG_ENOUGH);

/** The rows of which a text uses a word of the name, those that it names most often first. */
export function namedRows<Row extends { name: string }>(html: string, rows: Row[]): Row[] {
  const counts = countsOf(words(html.replace(/<[^>]*>/g, ' ')));
  const timesNamed = (row: Row) => words(row.name).reduce((sum, word) => sum + (counts.get(word) ?? 0), 0);
  return rows.filter(timesNamed).toSorted((a, b) => timesNamed(b) - timesNamed(a));
}

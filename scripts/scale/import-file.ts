import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import Papa from 'papaparse';
import { findFacts } from '../../lib/quality/facts/find-facts.ts';
import { retailers } from '../../lib/fallback/retailers/index.ts';
import { subcategories } from '../../lib/fallback/subcategories/index.ts';
import { product } from '../seed-large/products.ts';

const BAD_EVERY = 100;
const BUILT_IN = new Set<string | null>(subcategories.map(({ slug }) => slug));

/**
 * Removes each sentence that contains a fact, such as a price. The products in the file are published, and an import
 * refuses a published product if no field supports a fact in the product's texts.
 */
const withoutFacts = (text: string): string =>
  text
    .split(/(?<=\.) /)
    .filter((sentence) => findFacts(sentence).length === 0)
    .join(' ');

/**
 * Returns the CSV cells of an invented product, about 600 characters in all. Every hundredth product has one of four
 * faults.
 */
function cellsOf(index: number): Record<string, unknown> {
  const { slug, name, brand, category, subcategory, image, description, price_range, buying_tips } = product(
    index,
    0,
  );
  const shop = retailers[index % retailers.length]?.slug ?? '';
  const cells = {
    ...{ slug, name, brand, category, image, image_url: null, price_range },
    subcategory: BUILT_IN.has(subcategory) ? subcategory : null,
    ...{ description: withoutFacts(description), buying_tips: buying_tips.map(withoutFacts).filter(Boolean) },
    ...{ recommended_retailers: [shop], is_published: true },
  };
  if (index % BAD_EVERY !== 0) return cells;
  return [
    { ...cells, slug: 'Not a slug' },
    { ...cells, name: '' },
    { ...cells, image_url: 'javascript:alert(1)' },
    { ...cells, recommended_retailers: ['no-such-shop'] },
  ][(index / BAD_EVERY) % 4] as Record<string, unknown>;
}

/** Writes a CSV file with `count` invented products. Every hundredth product is invalid. */
export async function writeProducts(file: string, count: number): Promise<void> {
  const columns = Object.keys(cellsOf(1));
  const out = createWriteStream(file);
  out.write(`${Papa.unparse([columns])}\r\n`);
  for (let index = 0; index < count; index += 1) {
    const cells = cellsOf(index);
    const values = columns.map((name) => {
      const value = cells[name] ?? '';
      return typeof value === 'object' ? JSON.stringify(value) : value;
    });
    if (!out.write(`${Papa.unparse([values])}\r\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
}

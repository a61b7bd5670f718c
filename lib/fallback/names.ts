import { BUILT_IN_TABLES, type BuiltInTable, type EntityTable } from '../entities/registry.ts';
import { categories } from './categories/index.ts';
import { content } from './content/index.ts';
import { products } from './products/index.ts';
import { retailers } from './retailers/index.ts';
import { subcategories } from './subcategories/index.ts';

interface Named {
  slug: string;
  /** The slug of the row's parent; null if the row has no parent. */
  parent: string | null;
  name: string;
}

const ROWS: Record<BuiltInTable, Named[]> = {
  retailers: retailers.map(({ slug, name }) => ({ slug, name, parent: null })),
  categories: categories.map(({ slug, name }) => ({ slug, name, parent: null })),
  subcategories: subcategories.map(({ slug, name, parent_category_slug: parent }) => ({
    slug,
    name,
    parent,
  })),
  products: products.map(({ slug, name, category: parent }) => ({ slug, name, parent })),
  content: content.map(({ slug, title: name }) => ({ slug, name, parent: null })),
};

/** Returns the slug, parent and name of the built-in row with this slug; undefined if there is no such row. */
export const builtInNames = (table: EntityTable, slug: string): Named | undefined =>
  BUILT_IN_TABLES.flatMap((each) => (each === table ? ROWS[each] : [])).find((row) => row.slug === slug);

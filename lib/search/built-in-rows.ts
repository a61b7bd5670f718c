import { BUILT_IN_TABLES, type BuiltInTable } from '../entities/registry.ts';
import { categories } from '../fallback/categories/index.ts';
import { content } from '../fallback/content/index.ts';
import { products } from '../fallback/products/index.ts';
import { retailers } from '../fallback/retailers/index.ts';
import { subcategories } from '../fallback/subcategories/index.ts';
import type { SearchItem, SearchType } from './results.ts';
import type { SearchableRow } from './search-rows.ts';

interface Named {
  slug: string;
  name: string;
  description: string;
}

const parentOf = ({ parent_category_slug: slug }: { parent_category_slug: string }) =>
  categories.find((category) => category.slug === slug && category.is_published);

const item = (
  type: SearchType,
  { slug, name, description }: Named,
  image: string | null,
  category: string | null = null,
): SearchItem => ({ type, id: slug, slug, name, description, image, category });

const texts = ({ name, slug, description }: Named) => [name, slug, description];

let known: SearchableRow[] | undefined;

/**
 * Returns the published built-in rows. Search uses them if the database fails. If the database finds nothing, search
 * uses the built-in rows of tables without published rows.
 */
export const builtInRows = (): readonly SearchableRow[] => (known ??= makeRows());

function makeRows(): SearchableRow[] {
  return BUILT_IN_TABLES.flatMap((table) => ROWS[table]());
}

const ROWS: Record<BuiltInTable, () => SearchableRow[]> = {
  retailers: () =>
    retailers.filter(isPublished).map((row) => ({
      list: 'retailers',
      item: item('retailer', row, row.logo),
      aliases: row.aliases,
      texts: texts(row),
    })),
  categories: () =>
    categories.filter(isPublished).map((row) => ({
      list: 'categories',
      item: item('category', row, row.image_url ?? row.icon),
      aliases: row.aliases,
      texts: texts(row),
    })),
  // A subcategory is public only while its category is public, so keep only the subcategories of published categories.
  subcategories: () =>
    subcategories.flatMap((row) => {
      const parent = parentOf(row);
      if (!parent) return [];
      return {
        list: 'categories' as const,
        item: item('category', row, parent.image_url ?? parent.icon, parent.slug),
        aliases: row.aliases,
        texts: texts(row),
      };
    }),
  products: () =>
    products.filter(isPublished).map((row) => ({
      list: 'products',
      item: item('product', row, row.image_url ?? row.image, row.category),
      aliases: row.aliases,
      texts: texts(row),
    })),
  content: () =>
    content.filter(isPublished).map((row) => {
      const named = { slug: row.slug, name: row.title, description: row.description || row.intro_paragraph };
      const label = row.content_type === 'guide' ? row.guide_category : row.article_category;
      return {
        list: `${row.content_type}s` as const,
        item: item(row.content_type, named, row.image, label),
        aliases: row.aliases,
        texts: [row.title, row.slug, row.description, row.intro_paragraph],
      };
    }),
};

const isPublished = (row: { is_published: boolean }) => row.is_published;

import { categories } from '../fallback/categories/index.ts';
import { content } from '../fallback/content/index.ts';
import { products } from '../fallback/products/index.ts';
import { retailers } from '../fallback/retailers/index.ts';
import type { SearchItem, SearchType } from './results.ts';
import type { SearchableRow } from './search-rows.ts';

interface Named {
  slug: string;
  name: string;
  description: string;
}

const item = (
  type: SearchType,
  { slug, name, description }: Named,
  image: string | null,
  category: string | null = null,
): SearchItem => ({ type, id: slug, slug, name, description, image, category });

const texts = ({ name, slug, description }: Named) => [name, slug, description];

/** The published built-in rows, as they are searched while the database does not answer. */
export function builtInRows(): SearchableRow[] {
  return [
    ...retailers.filter(isPublished).map((row) => ({
      list: 'retailers' as const,
      item: item('retailer', row, row.logo),
      texts: texts(row),
    })),
    ...categories.filter(isPublished).map((row) => ({
      list: 'categories' as const,
      item: item('category', row, row.image_url ?? row.icon),
      texts: texts(row),
    })),
    ...products.filter(isPublished).map((row) => ({
      list: 'products' as const,
      item: item('product', row, row.image_url ?? row.image, row.category),
      texts: texts(row),
    })),
    ...content.filter(isPublished).map((row) => {
      const named = { slug: row.slug, name: row.title, description: row.description || row.intro_paragraph };
      const label = row.content_type === 'guide' ? row.guide_category : row.article_category;
      return {
        list: `${row.content_type}s` as const,
        item: item(row.content_type, named, row.image, label),
        texts: [row.title, row.slug, row.description, row.intro_paragraph],
      };
    }),
  ];
}

const isPublished = (row: { is_published: boolean }) => row.is_published;

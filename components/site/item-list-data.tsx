import { productPath } from '@/lib/routing/paths';
import { type Crumb, itemList } from '@/lib/seo/json-ld';
import { JsonLd } from './json-ld';

/** Structured data that describes the list on a page to search engines; renders nothing for an empty list. */
export function ItemListData({ name, items }: { name: string; items: Crumb[] }) {
  return items.length > 0 ? <JsonLd data={itemList(name, items)} /> : null;
}

/** Returns a product as an item for ItemListData. */
export const productCrumb = (product: { name: string; slug: string; category: string | null }): Crumb => ({
  name: product.name,
  path: productPath(product),
});

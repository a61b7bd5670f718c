import { productPath } from '@/lib/routing/paths';
import { type Crumb, itemList } from '@/lib/seo/json-ld';
import { JsonLd } from './json-ld';

/** Adds structured data that describes the page's list to search engines; renders nothing for an empty list. */
export function ItemListData({ name, items }: { name: string; items: Crumb[] }) {
  return items.length > 0 ? <JsonLd data={itemList(name, items)} /> : null;
}

/** Returns the name and path of a product, as an item for ItemListData. */
export const productCrumb = (product: { name: string; slug: string; category: string | null }): Crumb => ({
  name: product.name,
  path: productPath(product),
});

import { productPath } from '@/lib/routing/paths';
import { type Crumb, itemList } from '@/lib/seo/json-ld';
import { JsonLd } from './json-ld';

/** Structured data for the list on a page; renders nothing for an empty list. */
export function ItemListData({ name, items }: { name: string; items: Crumb[] }) {
  return items.length > 0 ? <JsonLd data={itemList(name, items)} /> : null;
}

/** A product as an item of such a list. */
export const productCrumb = (product: { name: string; slug: string; category: string | null }): Crumb => ({
  name: product.name,
  path: productPath(product),
});

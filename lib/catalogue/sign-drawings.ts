import { type DrawnRow, drawingOf } from '@/lib/images/drawings';
import type { ShopReason } from './shop-reasons';

interface Shop {
  slug: string;
  key_categories: string[];
}

/** How many signs have to pass before a drawing comes again: those of a row, and the one above. */
const APART = 3;

/**
 * Chooses the drawing on the sign of each shop in a list, by the shop's slug: the goods that the page recommends it for, or
 * the first of its categories that the signs just before it don't show.
 */
export function signDrawings(shops: Shop[], reasons?: Map<string, ShopReason>): Map<string, DrawnRow> {
  const chosen: DrawnRow[] = [];
  for (const { slug, key_categories } of shops) {
    const recent = chosen.slice(-APART).map((row) => row.slug);
    const main = key_categories[0] ?? '';
    const goods = reasons?.get(slug)?.subcategory;
    if (goods && drawingOf({ kind: 'subcategory', slug: goods })) {
      chosen.push({ kind: 'subcategory', slug: goods });
      continue;
    }
    const fresh = key_categories.find(
      (category) => !recent.includes(category) && drawingOf({ kind: 'category', slug: category }),
    );
    chosen.push({ kind: 'category', slug: fresh ?? main });
  }
  return new Map(shops.map(({ slug }, index) => [slug, chosen[index] ?? { kind: 'category', slug: '' }]));
}

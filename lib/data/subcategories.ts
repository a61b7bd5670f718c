import 'server-only';
import { listTag, referencesTag, rowTag } from '@/lib/cache/tags';
import type { Subcategory, SubcategoryCard } from '@/lib/catalogue/entities';
import { subcategories as builtInSubcategories } from '@/lib/fallback/subcategories/index';
import { byName } from '@/lib/lists/ranking';
import type { Db } from '@/lib/supabase/public';
import { allRows } from './all-rows';
import { DatabaseError } from './database-error';
import { readOrLastKnown } from './read-or-last-known';
import { faqsSchema, retailerPicksSchema } from './row-schemas';

const CARD = 'slug, name, parent_category_slug, description';
const FULL =
  `${CARD}, verdict, falls, holds, buy_early, wait, any_time, body, retailer_picks, buying_tips, faqs, meta_title, meta_description, updated_at` as const;

/** Selects the subcategory with this slug. Returns null if it does not exist or if its category is not published. */
async function selectSubcategory(db: Db, { slug }: { slug: string }): Promise<Subcategory | null> {
  const { data, error } = await db.from('subcategories').select(FULL).eq('slug', slug).maybeSingle();
  if (error) throw new DatabaseError('select subcategory', error);
  return (
    data && {
      ...data,
      faqs: faqsSchema.parse(data.faqs),
      retailer_picks: retailerPicksSchema.parse(data.retailer_picks),
    }
  );
}

async function selectSubcategories(db: Db, { parent }: { parent: string }): Promise<SubcategoryCard[]> {
  return allRows('select subcategories', (from, to) =>
    db
      .from('subcategories')
      .select(CARD)
      .eq('parent_category_slug', parent)
      .order('name')
      .order('slug')
      .range(from, to),
  );
}

type ShopPicks = Pick<Subcategory, 'slug' | 'name' | 'retailer_picks'>;

async function selectShopPicks(db: Db, { parent }: { parent: string }): Promise<ShopPicks[]> {
  const rows = await allRows('select the shops of subcategories', (from, to) =>
    db
      .from('subcategories')
      .select('slug, name, retailer_picks')
      .eq('parent_category_slug', parent)
      .order('name')
      .order('slug')
      .range(from, to),
  );
  return rows.map(({ slug, name, retailer_picks }) => ({
    slug,
    name,
    retailer_picks: retailerPicksSchema.parse(retailer_picks),
  }));
}

/** Returns the public subcategory with this slug, or null if there is none. */
export async function getSubcategory(slug: string): Promise<Subcategory | null> {
  'use cache';
  return readOrLastKnown({
    key: `subcategory ${slug}`,
    // Include the list tag of categories, because a subcategory is public only while its category is public.
    tags: [rowTag('subcategories', slug), listTag('categories'), referencesTag()],
    fromDatabase: (db) => selectSubcategory(db, { slug }),
    builtInData: () => builtInSubcategory(slug),
  });
}

/** Returns the subcategories of a published category in alphabetical order. */
export async function listSubcategories(parent: string): Promise<SubcategoryCard[]> {
  'use cache';
  return readOrLastKnown({
    key: `subcategories of ${parent}`,
    tags: [listTag('subcategories'), rowTag('categories', parent)],
    fromDatabase: (db) => selectSubcategories(db, { parent }),
    builtInData: () =>
      builtInSubcategories
        .filter((row) => row.parent_category_slug === parent)
        .sort(byName)
        .map(({ slug, name, parent_category_slug, description }) => ({
          ...{ slug, name, parent_category_slug, description },
        })),
  });
}

/** Returns the slug, the name and the recommended shops of each subcategory of a published category. */
export async function listShopPicks(parent: string): Promise<ShopPicks[]> {
  'use cache';
  return readOrLastKnown({
    key: `shop picks of ${parent}`,
    tags: [listTag('subcategories'), rowTag('categories', parent), referencesTag()],
    fromDatabase: (db) => selectShopPicks(db, { parent }),
    builtInData: () =>
      builtInSubcategories
        .filter((row) => row.parent_category_slug === parent)
        .sort(byName)
        .map(({ slug, name, retailer_picks }) => ({ slug, name, retailer_picks })),
  });
}

function builtInSubcategory(slug: string): Subcategory | undefined {
  const row = builtInSubcategories.find((subcategory) => subcategory.slug === slug);
  return row && { ...row, meta_title: null, updated_at: null };
}

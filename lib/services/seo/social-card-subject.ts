import 'server-only';
import { SITE_NAME } from '@/lib/config/site-name';
import { getCategory } from '@/lib/data/categories';
import { getContent } from '@/lib/data/content';
import { getHomepage } from '@/lib/data/homepage';
import { getLegalPage } from '@/lib/data/legal-pages';
import { getProduct } from '@/lib/data/products';
import { getPublicRow } from '@/lib/data/public-rows';
import { getRetailer } from '@/lib/data/retailers';
import { getSubcategory } from '@/lib/data/subcategories';
import { parsePath } from '@/lib/entities/path-grammar';
import { type EntityTable, entityOf } from '@/lib/entities/registry';
import { LEGAL_SLUGS } from '@/lib/fallback/legal/legal-page';
import { COMPARE_PATH } from '@/lib/routing/compare-path';
import { isSlug } from '@/lib/routing/slug';
import { COMPARE_TITLE } from '@/lib/seo/compare-texts';
import { SALE_PAGES } from '@/lib/seo/sale-pages';
import { forTheSales, inTheSales, INDEX_TITLES, retailerTitle, SITEMAP_TITLE } from '@/lib/seo/titles';
import { listIndexablePairs } from '@/lib/services/compare/comparison';

interface Subject {
  eyebrow: string;
  title: string;
}

/**
 * Returns the texts of a page's social card. `segments` are the segments of the page's path. Null if the page does not
 * exist.
 */
export async function socialCardSubject(segments: string[]): Promise<Subject | null> {
  if (!segments.every(isSlug)) return null;
  const path = `/${segments.join('/')}`;
  const salePage = SALE_PAGES.find((page) => page.path === path);
  if (salePage) return { eyebrow: SITE_NAME, title: salePage.title };
  if (path === COMPARE_PATH) return { eyebrow: SITE_NAME, title: COMPARE_TITLE };
  const pair = segments[0] === 'compare' && (await listIndexablePairs()).find((each) => each.path === path);
  if (pair) return { eyebrow: 'Compare shops', title: pair.names.join(' vs ') };
  const parsed = parsePath(path);
  switch (parsed?.kind) {
    // All pages and letters of a list share one social card.
    case 'list':
    case 'directory':
      return topLevel(parsed.table);
    case 'slug':
      return topLevel(parsed.slug);
    case 'row':
      return rowSubject(parsed.table, parsed.slug);
    case undefined:
      return null;
  }
}

/** Functions that return the card's texts for entities whose social card shows more than the row's name and type. */
const SUBJECTS: Partial<Record<EntityTable, (slug: string) => Promise<Subject | null>>> = {
  retailers: async (slug) => {
    const retailer = await getRetailer(slug);
    return subject('Retailer', retailer?.name, (name) => retailerTitle(name, Boolean(retailer?.has_sale)));
  },
  categories: async (slug) => subject('Category', (await getCategory(slug))?.name, inTheSales),
  subcategories: async (slug) => subject('Category', (await getSubcategory(slug))?.name, inTheSales),
  products: async (slug) => {
    const product = await getProduct(slug);
    return subject(product?.brand || 'Product', product?.name);
  },
  content: async (slug) => {
    const content = await getContent(slug);
    return subject(content?.content_type === 'guide' ? 'Guide' : 'Article', content?.title);
  },
};

async function rowSubject(table: EntityTable, slug: string): Promise<Subject | null> {
  const own = SUBJECTS[table];
  if (own) return own(slug);
  const { one } = entityOf(table);
  return subject(one.charAt(0).toUpperCase() + one.slice(1), (await getPublicRow(table, slug))?.name);
}

function subject(eyebrow: string, name: string | undefined, title = (text: string) => text): Subject | null {
  return name === undefined ? null : { eyebrow, title: title(name) };
}

const TOP_LEVEL: Record<string, string> = {
  ...INDEX_TITLES,
  content: forTheSales(INDEX_TITLES.content),
  sitemap: SITEMAP_TITLE,
};

async function topLevel(segment: string): Promise<Subject | null> {
  if (segment === 'home') return { eyebrow: SITE_NAME, title: (await getHomepage()).hero_h1 };
  const legal = LEGAL_SLUGS.find((slug) => slug === segment);
  const title = legal ? (await getLegalPage(legal)).title : TOP_LEVEL[segment];
  return title ? { eyebrow: SITE_NAME, title } : null;
}

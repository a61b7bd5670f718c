import 'server-only';
import { SITE_NAME } from '@/lib/config/site-name';
import { isAboutDates } from '@/lib/catalogue/content-groups';
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
import type { SocialCard } from '@/lib/seo/social-card';
import { SALE_PAGES } from '@/lib/seo/sale-pages';
import { withCapital } from '@/lib/text/initial';
import { topicOfGuide } from '@/lib/theme/guide-topics';
import { drawingOf } from '@/lib/images/drawings';
import { forTheSales, inTheSales, INDEX_TITLES, retailerTitle, SITEMAP_TITLE } from '@/lib/seo/titles';
import { listIndexablePairs } from '@/lib/services/compare/comparison';
import { HUE_COLOURS } from '@/lib/theme/hue-colours';
import { hueOf } from '@/lib/theme/hues';

type Subject = SocialCard;

/**
 * Returns the content of a page's social card; null if the page does not exist. `segments` are the segments of the
 * page's path.
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
    // All pages of a list share one social card, and so do all letters of a directory.
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

/**
 * For some entities, a function that returns the social card of a row. The cards of other entities show only the row's
 * name and its entity.
 */
const SUBJECTS: Partial<Record<EntityTable, (slug: string) => Promise<Subject | null>>> = {
  retailers: async (slug) => {
    const retailer = await getRetailer(slug);
    if (!retailer) return null;
    const { name, has_sale, key_categories, brand_bg, brand_ink } = retailer;
    const hue = hueOf(name, ...key_categories);
    const [background, ink] =
      brand_bg && brand_ink ? [brand_bg, brand_ink] : [HUE_COLOURS[hue].deep, '#ffffff'];
    return {
      eyebrow: 'Retailer',
      title: retailerTitle(name, has_sale),
      hue,
      sign: { name, background, ink },
    };
  },
  categories: async (slug) => {
    const category = await getCategory(slug);
    return (
      category && {
        ...{ eyebrow: 'Category', title: inTheSales(category.name) },
        ...{ hue: hueOf(category.name, slug), drawing: drawingOf({ kind: 'category', slug }) },
      }
    );
  },
  subcategories: async (slug) => {
    const row = await getSubcategory(slug);
    if (!row) return null;
    const parents = [row.parent_category_slug];
    return {
      ...{ eyebrow: 'Category', title: inTheSales(row.name), hue: hueOf(row.name, ...parents) },
      drawing: drawingOf({ kind: 'subcategory', slug, parents }),
    };
  },
  products: async (slug) => {
    const product = await getProduct(slug);
    if (!product) return null;
    const { name, brand, category, subcategory } = product;
    const drawing = drawingOf({ kind: 'product', slug, parents: [subcategory, category] });
    return { eyebrow: brand || 'Product', title: name, hue: hueOf(name, category), drawing };
  },
  content: async (slug) => {
    const content = await getContent(slug);
    if (!content) return null;
    const { title, content_type, guide_category, article_category, key_number_note } = content;
    // Show no number for a guide to the sale dates, because its dates change whenever a shop announces its sale. The
    // guide's cover has no number either.
    const key_number = isAboutDates(content) ? null : content.key_number;
    const topic = topicOfGuide(slug);
    return {
      ...{ eyebrow: content_type === 'guide' ? 'Guide' : 'Article', title, drawing: topic?.drawing },
      hue: topic?.hue ?? hueOf(guide_category ?? article_category ?? title),
      number: key_number ? { value: key_number, note: key_number_note } : null,
    };
  },
};

async function rowSubject(table: EntityTable, slug: string): Promise<Subject | null> {
  const own = SUBJECTS[table];
  if (own) return own(slug);
  const { one } = entityOf(table);
  const row = await getPublicRow(table, slug);
  return row && { eyebrow: withCapital(one), title: row.name };
}

const TOP_LEVEL = new Map<string, string>(
  Object.entries({
    ...INDEX_TITLES,
    content: forTheSales(INDEX_TITLES.content),
    sitemap: SITEMAP_TITLE,
  }),
);

async function topLevel(segment: string): Promise<Subject | null> {
  if (segment === 'home') return { eyebrow: SITE_NAME, title: (await getHomepage()).hero_h1 };
  const legal = LEGAL_SLUGS.find((slug) => slug === segment);
  const title = legal ? (await getLegalPage(legal)).title : TOP_LEVEL.get(segment);
  return title ? { eyebrow: SITE_NAME, title } : null;
}

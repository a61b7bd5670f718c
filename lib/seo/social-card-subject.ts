import 'server-only';
import { getCategory } from '@/lib/data/categories';
import { getContent } from '@/lib/data/content';
import { getHomepage } from '@/lib/data/homepage';
import { getLegalPage } from '@/lib/data/legal-pages';
import { getProduct } from '@/lib/data/products';
import { getRetailer } from '@/lib/data/retailers';
import { getSubcategory } from '@/lib/data/subcategories';
import { LEGAL_SLUGS } from '@/lib/fallback/legal/legal-page';
import { SITE_NAME } from '@/lib/site';
import { isSlug } from '@/lib/slug';
import { forTheSales, inTheSales, INDEX_TITLES, retailerTitle, SITEMAP_TITLE } from './titles';

interface Subject {
  eyebrow: string;
  title: string;
}

/** What the social card of a page says, by the segments of the page's path; null when there is no such page. */
export async function socialCardSubject(segments: string[]): Promise<Subject | null> {
  const [first = '', second, third] = segments;
  if (segments.length > 5 || !segments.every(isSlug)) return null;
  // The further pages and the letters of a list share the card of the list.
  if (second === undefined || second === 'page' || second === 'directory') return topLevel(first);
  if (first === 'categories' && third && third !== 'page') return subcategory(third);
  switch (first) {
    case 'retailers': {
      const retailer = await getRetailer(second);
      return subject('Retailer', retailer?.name, (name) => retailerTitle(name, Boolean(retailer?.has_sale)));
    }
    case 'categories':
      return subject('Category', (await getCategory(second))?.name, inTheSales);
    case 'content': {
      const content = await getContent(second);
      return subject(content?.content_type === 'guide' ? 'Guide' : 'Article', content?.title);
    }
    default: {
      const product = await getProduct(second);
      return subject(product?.brand || 'Product', product?.name);
    }
  }
}

async function subcategory(slug: string): Promise<Subject | null> {
  const found = await getSubcategory(slug);
  return subject('Category', found?.name, inTheSales);
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

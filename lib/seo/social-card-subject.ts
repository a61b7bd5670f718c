import 'server-only';
import { getCategory } from '@/lib/data/categories';
import { getHomepage } from '@/lib/data/homepage';
import { getRetailer } from '@/lib/data/retailers';
import { SITE_NAME } from '@/lib/site';
import { isSlug } from '@/lib/slug';

interface Subject {
  eyebrow: string;
  title: string;
}

/** What the social card of a page says, by the segments of the page's path; null when there is no such page. */
export async function socialCardSubject(segments: string[]): Promise<Subject | null> {
  const [first = '', second] = segments;
  if (segments.length > 3 || !segments.every(isSlug)) return null;
  if (second === undefined) return topLevel(first);
  switch (first) {
    case 'retailers': {
      const retailer = await getRetailer(second);
      return retailer && { eyebrow: 'Retailer', title: `${retailer.name} Boxing Day sale` };
    }
    case 'categories': {
      const category = await getCategory(second);
      return category && { eyebrow: 'Category', title: `${category.name} in the Boxing Day sales` };
    }
    default:
      return null;
  }
}

const TOP_LEVEL: Record<string, string> = {
  retailers: 'Retailers in the Boxing Day sales',
  categories: 'Boxing Day sales by category',
  products: 'Products in the Boxing Day sales',
  content: 'Guides and articles for the Boxing Day sales',
  about: 'About us',
  contact: 'Contact',
  privacy: 'Privacy policy',
  'cookie-policy': 'Cookie policy',
  terms: 'Terms of service',
  'how-we-make-money': 'How we make money',
  sitemap: 'Sitemap',
};

async function topLevel(segment: string): Promise<Subject | null> {
  if (segment === 'home') return { eyebrow: SITE_NAME, title: (await getHomepage()).hero_h1 };
  const title = TOP_LEVEL[segment];
  return title ? { eyebrow: SITE_NAME, title } : null;
}

import { parsePath } from '@/lib/entities/path-grammar';
import { entityOf } from '@/lib/entities/registry';

interface PageSubject {
  /** The kind of page, such as 'retailer', by which loading times are grouped. */
  template: string;
  /** The slug of the retailer or product that the page is about. */
  retailer?: string;
  product?: string;
}

/** The templates of pages that belong to no entity, by the first segment of the path. */
const OTHER = new Map([
  ['', 'home'],
  ['search', 'search'],
  ['sale-dates', 'sale dates'],
  ['compare', 'comparison'],
  ['shortlist', 'shortlist'],
]);

const SLUG = /^[a-z0-9-]{1,120}$/;

/** Returns the template and the subject of a page, judging by its path alone. The retailer or product may not exist. */
export function pageSubject(path: string): PageSubject {
  const parsed = parsePath(path);
  if (parsed?.kind === 'list' || parsed?.kind === 'directory') return { template: 'list' };
  if (parsed?.kind === 'row') {
    const { table, slug } = parsed;
    const template = entityOf(table).one;
    if (!SLUG.test(slug)) return { template };
    if (table === 'retailers') return { template, retailer: slug };
    return table === 'products' ? { template, product: slug } : { template };
  }
  return { template: OTHER.get(path.split('/')[1] ?? '') ?? 'other' };
}

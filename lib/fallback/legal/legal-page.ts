/** The slugs of the legal pages, which are about the site itself. Each slug is also the path: '/privacy'. */
export const LEGAL_SLUGS = [
  'privacy',
  'cookie-policy',
  'terms',
  'how-we-make-money',
  'contact',
  'about',
  'accessibility',
  'complaints',
] as const;
export type LegalSlug = (typeof LEGAL_SLUGS)[number];

/** A page about the site itself. Its text is HTML, which editors can change. */
export interface LegalPage {
  slug: LegalSlug;
  title: string;
  meta_description: string;
  /** The day from which the page's terms apply; null for a page that only informs. */
  effective_date: string | null;
  body: string;
}

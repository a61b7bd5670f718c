/** The slugs of the pages about the site itself. Each slug is also the path: '/privacy'. */
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

/** A page about the site itself, with its text as the HTML that editors see. */
export interface LegalPage {
  slug: LegalSlug;
  title: string;
  meta_description: string;
  /** The day from which the terms apply; null for a page that only informs. */
  effective_date: string | null;
  body: string;
}

/** The pages of the site about itself; each slug is also the address: '/privacy'. */
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

/** Its text as the HTML that an editor sees. */
export interface LegalPage {
  slug: LegalSlug;
  title: string;
  meta_description: string;
  /** The day from which it holds; null for a page that is information, not terms. */
  effective_date: string | null;
  body: string;
}

/** A page of the site about itself, as the HTML that an editor would see. */
export interface LegalPage {
  /** Also its address: '/privacy'. */
  slug: string;
  title: string;
  meta_description: string;
  /** The day from which it holds; null for a page that is information, not terms. */
  effective_date: string | null;
  body: string;
}

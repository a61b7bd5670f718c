import type { MenuList } from '../entities/registry.ts';
import type { PriceAdvice } from './price-advice.ts';

// The types of the built-in rows in lib/fallback. These rows have the columns that an editor fills in, named as in the
// database, but no `id`, `created_at` or `updated_at`.

export interface Faq {
  question: string;
  answer: string;
}

/** One row of a retailer's highlights table. The columns of `values`: online, in store, good to know ('' if empty). */
export interface Highlight {
  feature: string;
  values: [string, string, string];
}

/** The source of a fact. `day` is the date of the source itself, such as '2026-12-20', not the day of a check. */
export interface Source {
  name: string;
  url: string;
  day: string;
}

/** A change to a text after its first publication: its day, such as '2026-12-20', and what changed. */
export interface Update {
  day: string;
  text: string;
}

export interface Variant {
  name: string;
  specs: Record<string, string>;
}

/** A shop, with the goods that it usually reduces in its sale and those that it rarely reduces. */
export interface RetailerRow extends Pick<PriceAdvice, 'falls' | 'holds'> {
  slug: string;
  name: string;
  logo: string | null;
  description: string;
  /** The strength of this shop, then a caveat, in about forty words. */
  verdict: string | null;
  /** Whether the shop has a Boxing Day sale. If false, the heading of its page does not announce a sale. */
  has_sale: boolean;
  /**
   * The discount that the retailer usually offers, such as 'Up to 50% off'. Pages show it only with its evidence: the
   * year of the sale, the source and the day of the check.
   */
  typical_discount: string | null;
  discount_year: number | null;
  discount_source_name: string | null;
  discount_source_url: string | null;
  discount_checked_on: string | null;
  /** The colours of the brand, such as '#4B1A8A'. The shop's name has the colour `brand_ink` on `brand_bg`. */
  brand_bg: string | null;
  brand_ink: string | null;
  /** Whether the shop opens its stores on Boxing Day; null if it is not known. */
  opens_boxing_day: boolean | null;
  /** The opening hours over the holidays, in one line. */
  opening_hours: string | null;
  returns_days: number | null;
  christmas_returns_until: string | null;
  price_match: string | null;
  delivery: string | null;
  collection: string | null;
  /** The evidence for the fields from `opens_boxing_day` to `collection`. Pages show none of them without evidence. */
  facts_source_name: string | null;
  facts_source_url: string | null;
  facts_checked_on: string | null;
  /** The retailer's rank in lists. Low numbers come first; retailers without a rank follow in alphabetical order. */
  display_rank: number | null;
  key_categories: string[];
  top_products: string[];
  faqs: Faq[];
  cta_url: string;
  terms_snippet: string | null;
  last_verified: string | null;
  is_published: boolean;
  highlights_data: Highlight[];
  meta_title: string | null;
  meta_description: string | null;
}

export interface CategoryRow extends PriceAdvice {
  slug: string;
  name: string;
  icon: string;
  description: string;
  image_url: string | null;
  top_products: string[];
  top_retailers: string[];
  faqs: Faq[];
  buying_tips: string[];
  is_published: boolean;
  meta_title: string | null;
  meta_description: string | null;
}

/** A shop that a subcategory recommends. `reason` states why, in at most 140 characters. */
export interface RetailerPick {
  slug: string;
  reason: string;
}

export interface SubcategoryRow extends PriceAdvice {
  slug: string;
  name: string;
  parent_category_slug: string;
  description: string;
  /** The main text, as HTML. If it is empty, the page is not in the sitemap, and search engines must not index it. */
  body: string;
  /** The recommended shops, the best first. */
  retailer_picks: RetailerPick[];
  buying_tips: string[];
  faqs: Faq[];
  meta_description: string | null;
}

export interface Spec {
  name: string;
  value: string;
}

/** The URL of a product's own page at a shop. `slug` is the slug of the shop. */
export interface RetailerLink {
  slug: string;
  url: string;
}

export interface ProductRow {
  slug: string;
  name: string;
  brand: string;
  category: string | null;
  subcategory: string | null;
  /** The product's picture as an emoji of at most four characters, or a URL. */
  image: string | null;
  image_url: string | null;
  description: string;
  /** When to buy the product, and why. Either both fields are set or neither is. */
  verdict: 'buy_early' | 'wait' | 'any_time' | null;
  verdict_reason: string | null;
  specs: Spec[];
  variants: Variant[];
  price_range: string | null;
  /** The evidence for the price: the day on which somebody checked it at the source, and the source. */
  price_checked_on: string | null;
  price_source_name: string | null;
  price_source_url: string | null;
  recommended_retailers: string[];
  retailer_links: RetailerLink[];
  faqs: Faq[];
  buying_tips: string[];
  is_published: boolean;
  meta_title: string | null;
  meta_description: string | null;
}

export interface ContentRow {
  slug: string;
  title: string;
  content_type: 'guide' | 'article';
  is_published: boolean;
  /** The priority of a guide or article: 1 is featured on the homepage, 2 is the default. */
  priority: number;
  intro_paragraph: string;
  description: string;
  image: string | null;
  guide_category: string | null;
  article_category: string | null;
  body: string;
  /** The short answer, in at most three lines. Each line is printed in bold up to its first full stop. */
  answer: string[];
  /** A number on the cover of the text, such as '30 days'. `key_number_note` states what it counts. */
  key_number: string | null;
  key_number_note: string | null;
  faqs: Faq[];
  /** The sources of the facts in the text, and the updates of the text. The built-in texts have no updates. */
  sources?: Source[];
  updates?: Update[];
  /** The slugs of the author and the reviewer in the table `people`. */
  author_slug?: string | null;
  reviewer_slug?: string | null;
  author_name: string | null;
  reading_time_minutes: number;
  /** The ISO time of the first publication; `content_changed_at` is the time of the last change to the text. */
  published_at: string;
  content_changed_at: string;
  meta_title: string | null;
  meta_description: string | null;
}

export type DropdownType = MenuList;

export interface NavigationRow {
  label: string;
  href: string;
  display_order: number;
  is_visible: boolean;
  has_dropdown: boolean;
  dropdown_type: DropdownType | null;
  dropdown_item_limit: number;
  selected_items: string[];
  featured_items: string[];
  show_categories_grouping: boolean;
  target: '_self' | '_blank';
  icon: string | null;
  is_cta: boolean;
}

export interface PopularSearch {
  text: string;
  link: string;
}

export interface GuideCard {
  title: string;
  description: string;
  link: string;
}

export type EditorialTip = string | { title: string; description: string };

export interface HomepageRow {
  meta_title: string;
  meta_description: string;
  hero_h1: string;
  hero_subtitle: string;
  /** The evidence for the claim in the homepage's subtitle. Visitors do not see it. */
  hero_trust_evidence: string;
  hero_search_placeholder: string;
  hero_search_button_text: string;
  hero_popular_searches_label: string;
  hero_popular_searches: PopularSearch[];
  disclaimer_text: string;
  disclaimer_link_text: string;
  disclaimer_link_url: string;
  retailers_section_title: string;
  retailers_section_description: string;
  retailers_section_count: number;
  categories_section_title: string;
  categories_section_description: string;
  categories_section_count: number;
  editorial_card_title: string;
  editorial_intro_paragraph: string;
  editorial_tips: EditorialTip[];
  editorial_tips_title: string;
  editorial_callout_title: string;
  editorial_callout_content: string;
  guides_section_title: string;
  guides_section_description: string;
  guides_cards: GuideCard[];
  intro_paragraph: string;
  how_it_works_title: string;
  how_it_works_content: string;
  what_youll_find_title: string;
  what_youll_find_content: string;
  trust_section_title: string;
  trust_section_content: string;
  money_saving_tips_title: string;
  money_saving_tips_content: string;
  about_section_title: string;
  about_section_content: string;
  newsletter_title: string;
  newsletter_content: string;
  homepage_faqs: Faq[];
  show_intro_section: boolean;
  show_retailers_section: boolean;
  show_what_youll_find_section: boolean;
  show_categories_section: boolean;
  show_products_section: boolean;
  show_editorial_section: boolean;
  show_guides_section: boolean;
  show_trust_section: boolean;
  show_money_saving_tips_section: boolean;
  show_newsletter_section: boolean;
  show_disclaimer_section: boolean;
}

/** The text sizes of headings, as tokens of Tailwind: 'base' … '6xl'. */
export interface TypographyRow {
  h1_mobile: string;
  h1_desktop: string;
  h2_mobile: string;
  h2_desktop: string;
  h3_mobile: string;
  h3_desktop: string;
  hero_h1_mobile: string;
  hero_h1_desktop: string;
}

/** The details of the site's operator. Unknown details are null. */
export interface OperatorRow {
  operator_name: string | null;
  legal_form: string | null;
  postal_address: string | null;
  contact_email: string | null;
  registration: string | null;
}

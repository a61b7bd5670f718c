export const WIDGET_TYPES = ['single', 'comparison', 'top_list', 'sale_dates', 'notice'] as const;
export const WIDGET_SOURCES = [
  'chosen',
  'category',
  'retailer',
  'newest',
  'ending_soon',
  'most_clicked',
] as const;
export const WIDGET_PLACEMENTS = [
  'homepage',
  'retailer',
  'category',
  'subcategory',
  'product',
  'content',
] as const;
export const WIDGET_COLUMNS = ['price', 'delivery', 'earlier', 'code', 'conditions', 'ends'] as const;

export type WidgetType = (typeof WIDGET_TYPES)[number];
export type WidgetSource = (typeof WIDGET_SOURCES)[number];
export type WidgetPlacement = (typeof WIDGET_PLACEMENTS)[number];
export type WidgetColumn = (typeof WIDGET_COLUMNS)[number];

/**
 * Decides which offers or sale dates a widget shows: those that editors chose, or those that a rule finds. The rule can
 * be limited to a category, a retailer or both.
 */
export interface WidgetQuery {
  /** The rule that finds the offers or sale dates, or 'chosen' if editors chose them. */
  source: WidgetSource;
  offerIds: string[];
  retailerSlugs: string[];
  /**
   * The only category and the only retailer whose offers or sale dates the rule finds, and whose pages show the widget.
   * Null sets no limit.
   */
  category: string | null;
  retailer: string | null;
  limit: number;
}

/** A block with offers, sale dates or a notice (docs/product.md#offer-widgets). Times are ISO times. */
export interface OfferWidget extends WidgetQuery {
  id: string;
  title: string;
  type: WidgetType;
  columns: WidgetColumn[];
  body: string | null;
  callToAction: string | null;
  linkPath: string | null;
  placements: WidgetPlacement[];
  startsAt: string | null;
  endsAt: string | null;
}

/** The page on which a widget is shown, with the category or retailer that the page belongs to. */
export interface WidgetPage {
  placement: WidgetPlacement | null;
  category?: string | null;
  retailer?: string | null;
}

/** The value for a widget within a text or in a preview, where the category and retailer of the page are unknown. */
export const NO_PAGE: WidgetPage = { placement: null };

/** Returns whether a widget has started and has not ended at the time `now`, in milliseconds. */
export const isWidgetOn = ({ startsAt, endsAt }: Pick<OfferWidget, 'startsAt' | 'endsAt'>, now: number) =>
  (startsAt === null || Date.parse(startsAt) <= now) && (endsAt === null || Date.parse(endsAt) > now);

/**
 * Returns whether a widget is placed on a page. A widget for one category is only placed on pages of this category, and
 * on kinds of pages that never belong to a category, such as the homepage. The same holds for retailers.
 */
export function isPlacedOn(
  { placements, category, retailer }: Pick<OfferWidget, 'placements' | 'category' | 'retailer'>,
  page: WidgetPage,
): boolean {
  return (
    page.placement !== null &&
    placements.includes(page.placement) &&
    (category === null || page.category === undefined || page.category === category) &&
    (retailer === null || page.retailer === undefined || page.retailer === retailer)
  );
}

/**
 * Returns the query for the offers or sale dates that a widget shows on a page. If the rule is 'category' and the
 * widget has no category, the query uses the category of the page. If the page has no category either, returns null. In
 * a text or a preview, the query covers all categories instead. The same holds for the rule 'retailer'.
 */
export function queryOf(widget: OfferWidget, page: WidgetPage): WidgetQuery | null {
  const { source, type, offerIds, retailerSlugs } = widget;
  const isChosen = source === 'chosen';
  const category = isChosen ? null : (widget.category ?? (source === 'category' && page.category) ?? null);
  const retailer = isChosen ? null : (widget.retailer ?? (source === 'retailer' && page.retailer) ?? null);
  const lacks = (name: 'category' | 'retailer', value: unknown) =>
    source === name && !value && page.placement !== null;
  if (lacks('category', category) || lacks('retailer', retailer)) return null;
  return {
    ...{ source, offerIds, retailerSlugs },
    category: category || null,
    retailer: retailer || null,
    limit: type === 'single' ? 1 : widget.limit,
  };
}

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

/** The rows that a widget shows: those that editors chose, or all of a category, of a retailer or of both. */
export interface WidgetQuery {
  /** Whether editors chose the rows, or the rule that chooses them. */
  source: WidgetSource;
  offerIds: string[];
  retailerSlugs: string[];
  /** The category and the retailer to which the rules and the pages are limited. */
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

/** The place of a widget within a text, or in a preview. */
export const NO_PAGE: WidgetPage = { placement: null };

/** Returns whether a widget has started and not yet ended at an instant, in milliseconds. */
export const isWidgetOn = ({ startsAt, endsAt }: Pick<OfferWidget, 'startsAt' | 'endsAt'>, now: number) =>
  (startsAt === null || Date.parse(startsAt) <= now) && (endsAt === null || Date.parse(endsAt) > now);

/**
 * Returns whether a widget is placed on a page. A widget for one category is only placed on pages of this category, and
 * on pages that belong to no category; the same holds for retailers.
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
 * Returns what a widget shows on a page. A rule without a category of its own takes the category of the page; the same
 * holds for retailers. Null if the rule needs one and neither the widget nor the page has one. Outside a page, as in the
 * preview, a rule then takes all.
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

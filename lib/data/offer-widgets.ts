import 'server-only';
import { z } from 'zod';
import { listTag, referencesTag, settingsTag } from '@/lib/cache/tags';
import {
  isPlacedOn,
  isWidgetOn,
  type OfferWidget,
  WIDGET_COLUMNS,
  WIDGET_PLACEMENTS,
  WIDGET_SOURCES,
  WIDGET_TYPES,
  type WidgetPage,
  type WidgetQuery,
} from '@/lib/catalogue/offer-widgets';
import { type CurrentOffer, onNow, type Offer } from '@/lib/catalogue/offers';
import { getClock } from '@/lib/dates/calendar';
import { allRows } from './all-rows';
import { DatabaseError } from './database-error';
import { offerOf } from './offers';
import { readOrLastKnown } from './read-or-last-known';

const COLUMNS =
  'id, title, type, source, offer_ids, retailer_slugs, category_slug, retailer_slug, max_items, columns, body, call_to_action, link_path, placements, starts_at, ends_at';

const widgetSchema = z.object({
  id: z.string(),
  title: z.string(),
  type: z.enum(WIDGET_TYPES),
  source: z.enum(WIDGET_SOURCES),
  offer_ids: z.array(z.string()),
  retailer_slugs: z.array(z.string()),
  category_slug: z.string().nullable(),
  retailer_slug: z.string().nullable(),
  max_items: z.number(),
  columns: z.array(z.enum(WIDGET_COLUMNS)),
  body: z.string().nullable(),
  call_to_action: z.string().nullable(),
  link_path: z.string().nullable(),
  placements: z.array(z.enum(WIDGET_PLACEMENTS)),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
});

/** Parses a widget from the database, or one that an editor is previewing. */
export function widgetFrom(row: unknown): OfferWidget {
  const { offer_ids, retailer_slugs, category_slug, retailer_slug, max_items, ...rest } =
    widgetSchema.parse(row);
  const { call_to_action, link_path, starts_at, ends_at, ...same } = rest;
  return {
    ...same,
    ...{ offerIds: offer_ids, retailerSlugs: retailer_slugs, limit: max_items },
    ...{ category: category_slug, retailer: retailer_slug },
    ...{ callToAction: call_to_action, linkPath: link_path, startsAt: starts_at, endsAt: ends_at },
  };
}

const WIDGETS_TAG = settingsTag('offer_widgets');

async function readWidgets(): Promise<OfferWidget[]> {
  'use cache';
  return readOrLastKnown<OfferWidget[]>({
    key: 'offer widgets',
    tags: [WIDGETS_TAG, referencesTag()],
    fromDatabase: async (db) => {
      const rows = await allRows('select offer widgets', (from, to) =>
        db
          .from('offer_widgets')
          .select(COLUMNS)
          .eq('is_published', true)
          .order('sort_order')
          .order('title')
          .order('id')
          .range(from, to),
      );
      return rows.map(widgetFrom);
    },
    builtInData: () => [],
  });
}

/** Returns the published widgets that have started and not ended, in the editors' order. */
async function listWidgets(): Promise<OfferWidget[]> {
  const widgets = await readWidgets();
  if (widgets.length === 0) return [];
  const now = await getClock([WIDGETS_TAG]);
  return widgets.filter((widget) => isWidgetOn(widget, now));
}

/** Returns the widgets that are placed on a page, in the editors' order. */
export const listWidgetsOn = async (page: WidgetPage): Promise<OfferWidget[]> =>
  (await listWidgets()).filter((widget) => isPlacedOn(widget, page));

/** Returns the widget with this id; null if it does not exist, is a draft, has not started, or is over. */
export const getWidget = async (id: string): Promise<OfferWidget | null> =>
  (await listWidgets()).find((widget) => widget.id === id) ?? null;

const offerSchema = z.object({
  id: z.string(),
  title: z.string(),
  retailer_slug: z.string(),
  retailer_name: z.string(),
  url: z.string(),
  price_pence: z.number().nullable(),
  delivery_pence: z.number().nullable(),
  checked_on: z.string().nullable(),
  earlier_price_pence: z.number().nullable(),
  earlier_price_source_url: z.string().nullable(),
  earlier_price_seen_on: z.string().nullable(),
  code: z.string().nullable(),
  conditions: z.string().nullable(),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
});

const OFFER_TAGS = [settingsTag('offers'), listTag('retailers'), referencesTag()];

async function readOffers({ source, offerIds, category, retailer, limit }: WidgetQuery): Promise<Offer[]> {
  'use cache';
  return readOrLastKnown<Offer[]>({
    key: `offers of a widget: ${[source, category, retailer, limit, ...offerIds].join(' ')}`,
    // The offers of a category include offers for its products, so a change to a product also expires this list.
    tags: category ? [...OFFER_TAGS, listTag('products')] : OFFER_TAGS,
    fromDatabase: async (db) => {
      const { data, error } = await db.rpc('offers_of_widget', {
        ...{ _source: source, _ids: offerIds, _limit: limit },
        // The generated types don't know that these parameters may be null.
        ...{ _category: category as string, _retailer: retailer as string },
      });
      if (error) throw new DatabaseError('select the offers of a widget', error);
      const rows = z.array(offerSchema).parse(data);
      return rows.map((row) => offerOf(row, row.retailer_name));
    },
    builtInData: () => [],
  });
}

/**
 * Returns the offers of a widget that are on now, in the order that editors chose or that the widget's source defines.
 */
export async function listWidgetOffers(query: WidgetQuery): Promise<CurrentOffer[]> {
  if (query.source === 'chosen' && query.offerIds.length === 0) return [];
  const offers = await readOffers(query);
  return offers.length > 0 ? onNow(offers, await getClock([settingsTag('offers')])) : [];
}

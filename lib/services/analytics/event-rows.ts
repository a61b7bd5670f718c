import 'server-only';
import { hostAndParents } from '@/lib/affiliates/affiliate-networks';
import { hostsOfShop } from '@/lib/affiliates/paid-links';
import type { EventBatch, VisitEvent } from '@/lib/analytics/event-batch';
import type { Device } from '@/lib/analytics/device';
import { pageSubject } from '@/lib/analytics/page-subject';
import type { EventRow } from '@/lib/data/events';
import type { ShopLink } from '@/lib/data/shop-links';
import { searchQuery } from '@/lib/search/query';

interface Visit {
  visitor: string;
  device: Device;
  shops: ShopLink[];
}

/** Matches queries that may contain an email address or a phone number. Such queries are not stored. */
const PERSONAL = /@|(?:\d[\s-]?){7}/;

/** The maximum length that the database allows for a source or a search query. */
const LONGEST_TEXT = 100;

/** Returns the rows to store for a batch of events. Leaves out events whose query is empty or may be personal. */
export function eventRows(batch: EventBatch, visit: Visit): EventRow[] {
  const { medium, campaign } = batch;
  const source = lowerCase(batch.source ?? '').replace(/^www\./, '') || undefined;
  return batch.events
    .filter((event) => !('query' in event && (PERSONAL.test(event.query) || searchQuery(event.query) === '')))
    .map((event) => ({
      ...pageSubject(event.path),
      ...event,
      ...details(event, visit.shops),
      source,
      medium,
      campaign,
      device: visit.device,
      visitor: visit.visitor,
    }));
}

/**
 * Converts a text to lower case, then cuts it to the limit. Some letters become two characters in lower case, so a text
 * that was cut first could be too long.
 */
const lowerCase = (text: string) => [...text.toLowerCase()].slice(0, LONGEST_TEXT).join('');

function details(event: VisitEvent, shops: ShopLink[]): Partial<EventRow> {
  switch (event.kind) {
    case 'click':
      return { retailer: shopOfLink(event.link, shops) };
    case 'search':
    case 'choice':
      return { query: lowerCase(searchQuery(event.query)) };
    case 'vital':
      // Round the value, because Postgres rejects numbers that are too small for its type `real`.
      return { value: Number(event.value.toFixed(4)) };
    default:
      return {};
  }
}

/** Returns the slug of the retailer to which a link leads, even through an affiliate network; otherwise undefined. */
export function shopOfLink(link: string, shops: ShopLink[]): string | undefined {
  const own = shops.find(({ url }) => url === link);
  if (own) return own.slug;
  const hosts = new Set(hostsOfShop(link).flatMap(hostAndParents));
  return shops.find((shop) => shop.hosts.some((host) => hosts.has(host)))?.slug;
}

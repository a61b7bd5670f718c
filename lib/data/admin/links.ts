import 'server-only';
import { z } from 'zod';
import type { ListQuery } from '@/lib/resources/list-query';
import type { Resource } from '@/lib/resources/resource';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from '../database-error';
import { listRows } from './rows';

const CLICK_DAYS = 30;

const placeSchema = z.object({ resource: z.string(), id: z.string(), name: z.string(), label: z.string() });
/** A field of a row in which a link is used. */
export type Place = z.output<typeof placeSchema>;

const linkSchema = z.object({
  id: z.string(),
  url: z.string(),
  network: z.string().nullable(),
  health: z.string(),
  status: z.number().nullable(),
  final_url: z.string().nullable(),
  note: z.string().nullable(),
  checked_at: z.string().nullable(),
  failing_since: z.string().nullable(),
  put_off_until: z.string().nullable(),
  is_broken: z.boolean(),
  uses: z.number(),
  rels: z.array(z.string()),
  /** The first three places. */
  places: z.array(placeSchema),
});
type StoredLink = z.output<typeof linkSchema>;
export type ListedLink = StoredLink & { clicks: number };

const COLUMNS = Object.keys(linkSchema.shape);

/** Returns one page of the list of links with their clicks, and the number of all links that match the query. */
export async function listLinks(
  db: Db,
  { resource, query }: { resource: Resource; query: Omit<ListQuery, 'size'> & { size: number } },
): Promise<{ links: ListedLink[]; count: number }> {
  const { rows, count } = await listRows(db, resource, query, COLUMNS);
  return { links: await withClicks(db, z.array(linkSchema).parse(rows)), count };
}

/** Returns the links with these ids. */
export async function getLinks(db: Db, ids: string[]): Promise<ListedLink[]> {
  const { data, error } = await db.from('links_overview').select('*').in('id', ids).order('url');
  if (error) throw new DatabaseError('select links', error);
  return withClicks(db, z.array(linkSchema).parse(data));
}

/** Adds the clicks of the last 30 days. Events contain URLs as browsers write them, cut off after 500 characters. */
async function withClicks(db: Db, links: StoredLink[]): Promise<ListedLink[]> {
  if (links.length === 0) return [];
  const measured = (url: string) => (URL.parse(url)?.href ?? url).slice(0, 500);
  const urls = [...new Set(links.map(({ url }) => measured(url)))];
  const { data, error } = await db.rpc('link_clicks', { _links: urls, _days: CLICK_DAYS });
  if (error) throw new DatabaseError('get the clicks of links', error);
  const clicks = z.record(z.string(), z.number()).parse(data);
  return links.map((link) => ({ ...link, clicks: clicks[measured(link.url)] ?? 0 }));
}

/** Returns the places in which a link is used, at most `limit`. */
export async function listPlaces(db: Db, linkId: string, { limit }: { limit: number }) {
  const { data, error } = await db
    .from('link_uses')
    .select('id, resource, row_id, row_name, label, rel')
    .eq('link_id', linkId)
    .order('resource')
    .order('row_name')
    .order('label')
    .limit(limit);
  if (error) throw new DatabaseError('select the uses of a link', error);
  return data;
}

/** Returns the history of a link's checks, the newest first. */
export async function listChecks(db: Db, linkId: string, { limit }: { limit: number }) {
  const { data, error } = await db
    .from('link_checks')
    .select('id, health, final_url, note, at')
    .eq('link_id', linkId)
    .order('id', { ascending: false })
    .limit(limit);
  if (error) throw new DatabaseError('select the checks of a link', error);
  return data;
}

const figuresSchema = z.object({
  total: z.number(),
  broken: z.number(),
  healths: z.record(z.string(), z.number()),
});
/** The numbers of links: all, the broken ones, and those of each health. */
export type LinkFigures = z.output<typeof figuresSchema>;

export async function getLinkFigures(db: Db): Promise<LinkFigures> {
  const { data, error } = await db.rpc('link_figures');
  if (error) throw new DatabaseError('count links', error);
  return figuresSchema.parse(data);
}

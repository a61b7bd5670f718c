import 'server-only';
import { z } from 'zod';
import { rowsOfPage } from '@/lib/lists/pagination';
import type { ListQuery } from '@/lib/resources/list-query';
import type { Resource } from '@/lib/resources/resource';
import type { Db } from '@/lib/supabase/public';
import { allRows } from '../all-rows';
import { DatabaseError } from '../database-error';
import { readInParts } from '../read-in-parts';
import { listRows } from './rows';

const placeSchema = z.object({ resource: z.string(), id: z.string(), name: z.string(), label: z.string() });
/** A place in which a link is used: one field of one row. */
export type Place = z.output<typeof placeSchema>;

/** A place in which a link is used, as the link's own screen and its CSV file show it. */
export interface LinkPlace {
  id: string;
  link_id: string;
  resource: string;
  row_id: string;
  row_name: string;
  label: string;
  rel: string;
}

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
  /** The number of clicks in the last 30 days. */
  clicks: z.number(),
  rels: z.array(z.string()),
  /** The first three places in which the link is used. */
  places: z.array(placeSchema),
});
export type ListedLink = z.output<typeof linkSchema>;

const COLUMNS = Object.keys(linkSchema.shape);

/** Returns one page of the list of links, and the number of all links that match the query. */
export async function listLinks(
  db: Db,
  { resource, query }: { resource: Resource; query: Omit<ListQuery, 'size'> & { size: number } },
): Promise<{ links: ListedLink[]; count: number }> {
  const { rows, count } = await listRows(db, resource, query, COLUMNS);
  return { links: z.array(linkSchema).parse(rows), count };
}

/** Returns the links with these ids. */
export async function getLinks(db: Db, ids: string[]): Promise<ListedLink[]> {
  const { data, error } = await db.from('links_overview').select('*').in('id', ids).order('url');
  if (error) throw new DatabaseError('select links', error);
  return z.array(linkSchema).parse(data);
}

/** Returns one page of the places in which a link is used. */
export async function listPlaces(
  db: Db,
  linkId: string,
  { page, size }: { page: number; size: number },
): Promise<LinkPlace[]> {
  const { data, error } = await placesOf(db, [linkId]).range(...rowsOfPage(page, size));
  if (error) throw new DatabaseError('select the uses of a link', error);
  return data;
}

/** Returns all places in which some links are used. */
export const listAllPlaces = (db: Db, linkIds: string[]): Promise<LinkPlace[]> =>
  readInParts(linkIds, (part) =>
    allRows('select the uses of links', (from, to) => placesOf(db, part).range(from, to)),
  );

const placesOf = (db: Db, linkIds: string[]) =>
  db
    .from('link_uses')
    .select('id, link_id, resource, row_id, row_name, label, rel')
    .in('link_id', linkIds)
    .order('resource')
    .order('row_name')
    .order('label')
    .order('id');

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
  unlisted: z.number(),
});
/** The numbers of all links, of broken links, of links in each state of health, and of links that cannot be listed. */
export type LinkFigures = z.output<typeof figuresSchema>;

export async function getLinkFigures(db: Db): Promise<LinkFigures> {
  const { data, error } = await db.rpc('link_figures');
  if (error) throw new DatabaseError('count links', error);
  return figuresSchema.parse(data);
}

/** Returns the fields with links that cannot be listed, at most `limit`, and the number of all such fields. */
export async function listUnlistedLinks(db: Db, { limit }: { limit: number }) {
  const { data, error, count } = await db
    .from('unlisted_links')
    .select('id, resource, row_id, row_name, label, reason, count', { count: 'exact' })
    .order('resource')
    .order('row_name')
    .order('label')
    .limit(limit);
  if (error) throw new DatabaseError('select links that cannot be listed', error);
  return { places: data, count: count ?? 0 };
}

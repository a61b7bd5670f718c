import type { OutgoingHttpHeaders } from 'node:http';
import type FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

export type Entry = NonNullable<Awaited<ReturnType<InstanceType<typeof FileSystemCache>['get']>>>;
/**
 * A value that Next stores: a page, the response of a route handler, or a kind of value that this site does not use.
 */
export type Stored = NonNullable<Entry['value']>;
export type Page = Extract<Stored, { kind: 'APP_PAGE' }>;
/** A stored response: a page or the response of a route handler. */
export type Answer = Extract<Stored, { kind: 'APP_PAGE' | 'APP_ROUTE' }>;

const OK = 200;

export const isAnswer = (stored: Stored | null | undefined): stored is Answer =>
  stored?.kind === 'APP_PAGE' || stored?.kind === 'APP_ROUTE';

export const statusOf = (answer: Answer): number => answer.status ?? OK;

export const isRedirect = (answer: Answer): boolean => statusOf(answer) >= 300 && statusOf(answer) < 400;

/**
 * Adds headers to a stored response in place: Next sends this same object to all requests that waited for its render.
 */
export function addHeaders(answer: Answer, headers: OutgoingHttpHeaders): void {
  answer.headers = { ...answer.headers, ...headers };
}

/** The header in which Next stores the cache tags of a response. */
const TAGS_HEADER = 'x-next-cache-tags';

/** Returns the cache tags of a stored response; null if it has no header with tags. */
export function tagsOf({ headers }: Pick<Answer, 'headers'>): string[] | null {
  const tags = headers?.[TAGS_HEADER];
  return typeof tags === 'string' ? tags.split(',') : null;
}

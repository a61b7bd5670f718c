import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import etag from 'etag';
import type FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { asciiHtml } from './ascii-html.ts';
import { joinedScripts } from './joined-scripts.ts';
import { lateScripts } from './late-scripts.ts';
import { HASHES_HEADER, scriptHashes } from './script-hashes.ts';

type Entry = NonNullable<Awaited<ReturnType<InstanceType<typeof FileSystemCache>['get']>>>;
/** What Next's cache of pages stores: a page, the answer of a route handler, and kinds that this site has none of. */
export type Stored = NonNullable<Entry['value']>;
type Page = Extract<Stored, { kind: 'APP_PAGE' }>;
type Answer = Extract<Stored, { kind: 'APP_PAGE' | 'APP_ROUTE' }>;

const OK = 200;

export const isAnswer = (stored: Stored | null | undefined): stored is Answer =>
  stored?.kind === 'APP_PAGE' || stored?.kind === 'APP_ROUTE';

export const statusOf = (answer: Answer): number => answer.status ?? OK;

const isRedirect = (answer: Answer) => statusOf(answer) >= 300 && statusOf(answer) < 400;

/** Answers that have been prepared; the memory gives out the same object until it is rendered anew. */
const prepared = new WeakSet<object>();

export const isPrepared = (answer: Answer): boolean => prepared.has(answer);

/**
 * Writes an answer as it is best served, once: a page with its scripts late, few and hashed; a redirect without the page that
 * nobody sees. And names it by an ETag: Next would make one of the whole text on every request, for a quarter of the time
 * that it takes (lib/answer-heads compares it). A page of which a part is made for each visitor has none; nor has it a
 * status of its own, before which the middleware's would not count (lib/accounts/guard).
 */
export function prepare(answer: Answer): void {
  if (prepared.has(answer)) return;
  prepared.add(answer);
  if (answer.kind === 'APP_ROUTE') addHeaders(answer, { etag: tagOf(answer.body) });
  else if (typeof answer.html === 'string') preparePage(answer);
}

function preparePage(page: Page): void {
  page.html = isRedirect(page) ? '' : asciiHtml(joinedScripts(lateScripts(page.html)));
  addHeaders(page, { [HASHES_HEADER]: scriptHashes(page.html) });
  if (page.postponed === undefined) addHeaders(page, { etag: tagOf(page.html) });
  else if (page.status === OK) page.status = undefined;
}

const addHeaders = (answer: Answer, headers: OutgoingHttpHeaders) => {
  answer.headers = { ...answer.headers, ...headers };
};

/** Weak, for the same text goes out compressed and not (RFC 9110, 8.8.3.3). */
const tagOf = (body: string | Buffer) => etag(body, { weak: true });

/** The header that a file's digest is stored in; no visitor is sent it. */
const DIGEST_HEADER = 'x-stored-digest';
/** What Next writes into every file of the build. */
const TAGS_HEADER = 'x-next-cache-tags';

/** The answer as it is written to disk: with a digest of all that matters, by which it is known when it is read again. */
export function sealed(answer: Answer): Answer {
  return { ...answer, headers: { ...answer.headers, [DIGEST_HEADER]: digest(answer) } };
}

/**
 * Whether an answer read from disk is whole, and takes its digest off. The files of the build have none: there a page is judged by
 * its form.
 */
export function unseal(answer: Answer): boolean {
  const { [DIGEST_HEADER]: expected, ...headers } = answer.headers ?? {};
  answer.headers = headers;
  if (expected !== undefined) return expected === digest(answer);
  if (typeof headers[TAGS_HEADER] !== 'string') return false;
  if (answer.kind === 'APP_ROUTE') return answer.body.length > 0;
  if (answer.postponed !== undefined) return true;
  const isDocument = /^<!DOCTYPE html>/i.test(answer.html) && answer.html.trimEnd().endsWith('</html>');
  return isDocument && answer.rscData?.length !== 0;
}

function digest(answer: Answer): string {
  const hash = createHash('sha256').update(JSON.stringify([statusOf(answer), answer.headers]));
  if (answer.kind === 'APP_ROUTE') return hash.update(answer.body).digest('base64');
  hash.update(answer.html).update(answer.postponed ?? '');
  if (answer.postponed === undefined) hash.update(answer.rscData ?? '');
  for (const [path, data] of [...(answer.segmentData ?? [])].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(path).update(data);
  }
  return hash.digest('base64');
}

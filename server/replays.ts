import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { ageOf, recordRead } from './next-cache/age.ts';
import { type Answer, isAnswer } from './next-cache/answer.ts';
import { pageState } from './next-cache/page-state.ts';
import type { SiteResponse } from './site-response.ts';
import { ROUTER_HEADERS } from './stored-paths.ts';
import type { Served } from './visit.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** A response that is ready to be sent, and the cache entry from which Next made this response. */
interface Replay extends Served {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

const MEMORY_BYTES = 32 * 1024 * 1024;
const OK = 200;
/**
 * Quality 5 compresses `/retailers/argos` (130 kB) to 17.0 kB in 1.6 ms. Node's default quality of 11 compresses it to
 * 14.9 kB in 126 ms.
 */
const BROTLI_QUALITY = 5;
/** The response headers that depend on how the body is encoded. */
const ABOUT_THE_BODY = ['content-encoding', 'content-length', 'transfer-encoding'];

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  identity: (body) => Promise.resolve(body),
  gzip: promisify<Buffer, Buffer>(gzip),
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
};

const replays = new LRUCache<string, Replay>({
  maxSize: MEMORY_BYTES,
  sizeCalculation: ({ body }, key) => key.length + body.length + 1,
});
const inPreparation = new Set<string>();

/**
 * Sends a kept response: the response that Next sent to an earlier visitor for the same request. Does so only if the
 * response's entry in the cache of pages is still fresh, because Next would then send the same response again. Returns
 * whether it sent a kept response. If not, keeps Next's response for later visitors if it comes from exactly one entry
 * of the cache of pages (ADR 044).
 */
export function replay(request: IncomingMessage, response: SiteResponse): boolean {
  const { visit } = response;
  if (!visit?.isAnonymous || visit.isRenewal || visit.canonicalUrl !== null) return false;
  if (ROUTER_HEADERS.some((name) => request.headers[name] !== undefined)) return false;
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (!encoding) return false;
  const key = `${encoding} ${request.url}`;
  const found = replays.get(key);
  if (found && isCurrent(found)) {
    recordRead(found.entry, 'fresh');
    for (const [name, value] of Object.entries(found.headers))
      if (value !== undefined) response.setHeader(name, value);
    response.writeHead(OK).end(found.body);
    return true;
  }
  response.beforeHead = (status) => {
    const [served, another] = visit.served;
    const headers = response.getHeaders();
    if (status === OK && served && !another && isShared(headers))
      keep(key, encoding, served, headers).catch(console.error);
  };
  return false;
}

const isCurrent = ({ key, entry }: Served) => pageState.kept(key) === entry && ageOf(entry) === 'fresh';

/**
 * Returns the encoding of the response to a request with this Accept-Encoding header. Returns null if the header states
 * preferences ('gzip;q=0.5'), which only Next can compare.
 */
function encodingFor(accepted: string | string[] | undefined): Encoding | null {
  const names = String(accepted ?? 'identity').toLowerCase();
  if (names.includes(';')) return null;
  const all = names.split(',').map((name) => name.trim());
  return (['br', 'gzip'] as const).find((name) => all.includes(name)) ?? 'identity';
}

/** Returns whether a response is for all visitors: shared caches may keep it, and it sets no cookie. */
const isShared = (headers: OutgoingHttpHeaders) =>
  String(headers['cache-control']).startsWith('s-maxage=') && headers['set-cookie'] === undefined;

async function keep(key: string, accepted: Encoding, served: Served, sent: OutgoingHttpHeaders) {
  const { value } = served.entry;
  if (!isAnswer(value) || typeof sent.etag !== 'string' || inPreparation.has(key)) return;
  inPreparation.add(key);
  try {
    // Next adds Accept-Encoding to the Vary header only for types of content that it compresses.
    const encoding = /\baccept-encoding\b/i.test(String(sent.vary)) ? accepted : 'identity';
    const body = await compress[encoding](bodyOf(value));
    const headers = { ...sent };
    for (const name of ABOUT_THE_BODY) delete headers[name];
    headers['content-length'] = body.length;
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    replays.set(key, { ...served, headers, body });
  } finally {
    inPreparation.delete(key);
  }
}

const bodyOf = (answer: Answer) => (answer.kind === 'APP_ROUTE' ? answer.body : Buffer.from(answer.html));

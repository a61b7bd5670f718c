import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([^]*?)<\/script\s*>/gi;
const SOURCE = /(?:^|\s)src\s*=/i;
const TYPE = /(?:^|\s)type\s*=\s*["']?([^"'\s>]*)/i;
const RUNS = /^$|^module$|^importmap$|^speculationrules$|javascript$|ecmascript$/i;

/**
 * The response header for the hashes of a stored page's inline scripts. server/site-response moves the hashes into the
 * Content-Security-Policy and removes this header.
 */
export const HASHES_HEADER = 'x-script-hashes';

/**
 * Returns the hashes that allow a document's inline scripts, as sources for the Content-Security-Policy. A script
 * element that contains only data, such as JSON-LD, needs no source.
 */
export function scriptHashes(html: string): string {
  const hashes = new Set<string>();
  for (const [, attributes = '', script = ''] of html.matchAll(SCRIPT)) {
    if (SOURCE.test(attributes) || !RUNS.test(TYPE.exec(attributes)?.[1] ?? '')) continue;
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  return [...hashes].join(' ');
}

import { createHash } from 'node:crypto';
import { type Answer, statusOf, tagsOf } from './answer.ts';

/**
 * The two headers of a seal: a digest of a stored response, and the time of its render. They exist only in stored
 * files; visitors never receive them.
 */
const DIGEST_HEADER = 'x-stored-digest';
const RENDERED_HEADER = 'x-stored-rendered';

/**
 * Returns the response to write to disk: a copy with the time at which its render began (in ms) and a digest of its
 * content.
 */
export function sealed(answer: Answer, rendered: number): Answer {
  const dated = { ...answer, headers: { ...answer.headers, [RENDERED_HEADER]: String(rendered) } };
  return { ...dated, headers: { ...dated.headers, [DIGEST_HEADER]: digest(dated) } };
}

/**
 * Removes the seal from a response that was read from disk. Returns when its render began (undefined for a file from
 * the build), or null if the file is corrupt. Files from the build have no seal, so only their form is checked.
 */
export function unseal(answer: Answer): { rendered: number | undefined } | null {
  const { [DIGEST_HEADER]: expected, ...dated } = answer.headers ?? {};
  answer.headers = dated;
  if (expected === undefined) return hasTheFormOfTheBuild(answer) ? { rendered: undefined } : null;
  if (expected !== digest(answer)) return null;
  const { [RENDERED_HEADER]: rendered, ...headers } = dated;
  answer.headers = headers;
  return { rendered: Number(rendered) };
}

function hasTheFormOfTheBuild(answer: Answer): boolean {
  if (tagsOf(answer) === null) return false;
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

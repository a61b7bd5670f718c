import { createHash } from 'node:crypto';
import { type Answer, statusOf, tagsOf } from './answer.ts';

/**
 * The headers of a seal: a digest of a stored response, the time of its render, and the position in the log of expiries
 * at that time. They exist only in stored copies; visitors never receive them.
 */
const DIGEST_HEADER = 'x-stored-digest';
const RENDERED_HEADER = 'x-stored-rendered';
const POSITION_HEADER = 'x-stored-position';

export interface Seal {
  /** When the render began, in ms; undefined for a file from the build. */
  rendered: number | undefined;
  /** The position in the log of expiries when the render began, if the instance knew it. */
  position: string | undefined;
}

/**
 * Returns the response to store, a copy with further headers. They contain the start of the render (in ms), a digest of
 * the response and, if it is known, the position in the log of expiries.
 */
export function sealed(answer: Answer, rendered: number, position?: string): Answer {
  const seal = { [RENDERED_HEADER]: String(rendered), ...(position && { [POSITION_HEADER]: position }) };
  const dated = { ...answer, headers: { ...answer.headers, ...seal } };
  return { ...dated, headers: { ...dated.headers, [DIGEST_HEADER]: digest(dated) } };
}

/**
 * Removes the seal from a stored response, and returns the seal; null if the response is corrupt. Files from the build
 * have no seal, so only their form is checked.
 */
export function unseal(answer: Answer): Seal | null {
  const { [DIGEST_HEADER]: expected, ...dated } = answer.headers ?? {};
  answer.headers = dated;
  if (expected === undefined)
    return hasTheFormOfTheBuild(answer) ? { rendered: undefined, position: undefined } : null;
  if (expected !== digest(answer)) return null;
  const { [RENDERED_HEADER]: rendered, [POSITION_HEADER]: position, ...headers } = dated;
  answer.headers = headers;
  return { rendered: Number(rendered), position: position?.toString() };
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

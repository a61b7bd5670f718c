import { createHash } from 'node:crypto';

/**
 * Returns a hash of the content from which parts of a page are rendered (`storeFrame`). Equal content has the same hash,
 * so that pages stay cacheable.
 */
export const frameVersion = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 12);

import { deserialize, serialize } from 'node:v8';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { otherInstances } from '../../lib/cache/other-instances.ts';
import type { Answer, Entry } from './answer.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** A response with its seal (seal.ts), and its lifetime, which the response itself does not contain. */
interface SharedResponse {
  answer: Answer;
  lifetime: Entry['cacheControl'];
}

/** How long Redis keeps a shared response, in seconds. After this time, each instance still has its own files. */
const KEPT_S = 86_400;

const nameOf = (key: string) => `page:${key}`;

/** Stores a sealed response (seal.ts) for the other instances. If this fails, they render the response themselves. */
export async function shareResponse(
  key: string,
  answer: Answer,
  lifetime: Entry['cacheControl'],
): Promise<void> {
  const { sharing } = otherInstances;
  if (!sharing?.state().isShared) return;
  try {
    const packed = await compress(serialize({ answer, lifetime } satisfies SharedResponse));
    await sharing.write(nameOf(key), packed, KEPT_S);
  } catch {
    // The connection to Redis has just broken, which SharedClock reports.
  }
}

/**
 * Returns the response that an instance has shared under a key, still sealed (seal.ts). Returns null if none exists or
 * Redis does not answer.
 */
export async function readSharedResponse(key: string): Promise<SharedResponse | null> {
  const { sharing } = otherInstances;
  if (!sharing?.state().isShared) return null;
  try {
    const packed = await sharing.read(nameOf(key));
    return packed && (deserialize(await decompress(packed)) as SharedResponse);
  } catch {
    return null;
  }
}

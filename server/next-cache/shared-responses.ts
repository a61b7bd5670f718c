import { deserialize, serialize } from 'node:v8';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { otherInstances } from '../../lib/cache/other-instances.ts';
import type { Answer, Entry } from './answer.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** A sealed response as the instances share it, with its lifetime, which Next does not keep in a response. */
interface SharedResponse {
  answer: Answer;
  lifetime: Entry['cacheControl'];
}

/** How long a response is shared, in seconds. Nobody needs an older one, because every instance has files too. */
const KEPT_S = 86_400;

const nameOf = (key: string) => `page:${key}`;

/** Stores a sealed response for the other instances. If that fails, they render it themselves. */
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
    // Redis has just gone away, which the clock of this instance reports.
  }
}

/** Returns a response that an instance has shared, with its seal; null if there is none or Redis does not answer. */
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

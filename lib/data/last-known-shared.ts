import 'server-only';
import { createHash } from 'node:crypto';
import { otherInstances } from '@/lib/cache/other-instances';
import type { Known, LastKnownStore } from './last-known-store';

/** How long an answer is shared, in seconds: thirty days. The files of an instance last as long as its build. */
const KEPT_S = 2_592_000;

const nameOf = (key: string) => `last-known:${createHash('sha1').update(key).digest('base64url')}`;

/**
 * Shares last-known answers with the other instances, so that each can answer what any of them has read. An instance
 * keeps its own copy too, because Redis may be down together with the database. The later copy counts.
 */
export function sharedAnswers(own: LastKnownStore): LastKnownStore {
  return {
    async write(key, value) {
      const { sharing } = otherInstances;
      const shared = () => Buffer.from(JSON.stringify({ value, at: Date.now() } satisfies Known));
      await Promise.all([
        own.write(key, value),
        sharing?.write(nameOf(key), shared(), KEPT_S).catch(() => undefined),
      ]);
    },
    async read(key) {
      const { sharing } = otherInstances;
      const [mine, text] = await Promise.all([own.read(key), sharing?.read(nameOf(key)).catch(() => null)]);
      const theirs = text ? (JSON.parse(text.toString()) as Known) : undefined;
      return theirs && theirs.at > (mine?.at ?? 0) ? theirs : mine;
    },
  };
}

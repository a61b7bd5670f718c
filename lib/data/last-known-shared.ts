import 'server-only';
import { createHash } from 'node:crypto';
import { otherInstances } from '@/lib/cache/other-instances';
import type { Known, LastKnownStore } from './last-known-store';

/**
 * How long the other instances can read a shared answer, in seconds: thirty days. An instance's own files last as long
 * as its build.
 */
const KEPT_S = 2_592_000;

const nameOf = (key: string) => `last-known:${createHash('sha1').update(key).digest('base64url')}`;

/**
 * Returns a store that shares last-known answers between the instances of the site. An instance can then use the answer
 * to a query that only another instance has run. Each instance keeps its own copy too, because Redis may be down
 * together with the database. `read` returns the newer of the two copies.
 */
export function sharedAnswers(own: LastKnownStore): LastKnownStore {
  return {
    async write(key, known) {
      const { sharing } = otherInstances;
      await Promise.all([
        own.write(key, known),
        sharing?.write(nameOf(key), Buffer.from(JSON.stringify(known)), KEPT_S).catch(() => undefined),
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

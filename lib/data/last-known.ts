import 'server-only';
import { otherInstances } from '@/lib/cache/other-instances';
import { filesOfInstance } from './last-known-files';
import { sharedAnswers } from './last-known-shared';
import type { Known, LastKnownStore } from './last-known-store';

/** The store in use: files on the disk of this instance, and answers shared with the other instances. */
const store: LastKnownStore = sharedAnswers(filesOfInstance);

/** Stores a result. If writing fails, the page is still shown; only the protection against outages is lost. */
export async function storeLastKnown(key: string, value: unknown): Promise<void> {
  try {
    await store.write(key, { value, at: otherInstances.sharing?.now() ?? 0 });
  } catch (error) {
    console.warn(`Could not keep the last known answer for ${key}: ${(error as Error).message}`);
  }
}

/** Returns the stored result; undefined if there is no result or the store fails. */
export async function readLastKnown(key: string): Promise<Known | undefined> {
  try {
    return await store.read(key);
  } catch (error) {
    console.warn(`Could not read the last known answer for ${key}: ${(error as Error).message}`);
    return undefined;
  }
}

import 'server-only';
import { filesOfInstance } from './last-known-files';

/**
 * A store for the last successful result of each public query. The stored results keep public pages working during an
 * outage of the database, even after a restart.
 */
export interface LastKnownStore {
  /** Returns the stored result; undefined if the key has no result or a damaged result. */
  read(key: string): Promise<{ value: unknown } | undefined>;
  write(key: string, value: unknown): Promise<void>;
}

/**
 * The store in use: files on the disk of this instance. Several instances would need a shared store
 * (docs/architecture.md, 'State').
 */
const store: LastKnownStore = filesOfInstance;

/** Stores a result. If writing fails, the page is still shown; only the protection against outages is lost. */
export async function storeLastKnown(key: string, value: unknown): Promise<void> {
  try {
    await store.write(key, value);
  } catch (error) {
    console.warn(`Could not keep the last known answer for ${key}: ${(error as Error).message}`);
  }
}

/** Returns the stored result; undefined if there is no result or the store fails. */
export async function readLastKnown(key: string): Promise<{ value: unknown } | undefined> {
  try {
    return await store.read(key);
  } catch (error) {
    console.warn(`Could not read the last known answer for ${key}: ${(error as Error).message}`);
    return undefined;
  }
}

import 'server-only';
import { filesOfInstance } from './last-known-files';

/** Keeps the last successful result of each public query, so that its pages survive an outage and a restart. */
export interface LastKnownStore {
  /** Returns the stored result; undefined if the store has none, or only a damaged one. */
  read(key: string): Promise<{ value: unknown } | undefined>;
  write(key: string, value: unknown): Promise<void>;
}

/** The store in use: files of this instance. Other instances need a shared one (docs/architecture.md, 'State'). */
const store: LastKnownStore = filesOfInstance;

/** Stores a result. A failed write only loses the outage protection, never the page. */
export async function storeLastKnown(key: string, value: unknown): Promise<void> {
  try {
    await store.write(key, value);
  } catch (error) {
    console.warn(`Could not keep the last known answer for ${key}: ${(error as Error).message}`);
  }
}

/** Returns the stored result, or undefined if there is none or the store fails. */
export async function readLastKnown(key: string): Promise<{ value: unknown } | undefined> {
  try {
    return await store.read(key);
  } catch (error) {
    console.warn(`Could not read the last known answer for ${key}: ${(error as Error).message}`);
    return undefined;
  }
}

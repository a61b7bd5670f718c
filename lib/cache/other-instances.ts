import { processState } from './process-state.ts';

/** Whether this instance is connected to the other instances of the site, and since when. */
export interface SharingState {
  isShared: boolean;
  /** When the state began (ISO 8601). */
  since: string;
}

/** The values that the instances of the site share besides the database. The server provides them (server/instances). */
export interface Sharing {
  state(): SharingState;
  /** Returns a shared value; null if none exists. Rejects while this instance is not connected. */
  read(key: string): Promise<Buffer | null>;
  /** Stores a value for all instances, for at most `seconds`. Rejects while this instance is not connected. */
  write(key: string, value: Buffer, seconds: number): Promise<void>;
}

/**
 * Names that only one instance at a time may hold. All methods reject while this instance is not connected. The server
 * provides them (server/instances).
 */
export interface Claims {
  /** Claims a name for at most `ms`. Returns false if an instance holds it already. */
  claim(name: string, ms: number): Promise<boolean>;
  isClaimed(name: string): Promise<boolean>;
  release(name: string): Promise<void>;
}

/** Both are undefined if this is the only instance (no `REDIS_URL`), and in a build. */
export const otherInstances = processState<{ sharing?: Sharing; claims?: Claims }>(
  'other instances',
  () => ({}),
);

import { setTimeout as sleep } from 'node:timers/promises';
import { type ExpiryLog, isAfter, type LoggedExpiry, START } from '../../server/instances/expiry-log.ts';

/**
 * An expiry log in memory instead of in Redis. Several instances can share it. A test can make it unreachable, make it
 * hang, or delete its entries.
 */
export class MemoryLog {
  expiries: LoggedExpiry[] = [];
  state: 'here' | 'away' | 'hangs' = 'here';
  readonly records = new Map<string, string>();
  #count = 0;

  lose(): void {
    this.expiries = [];
    this.records.clear();
  }

  /** Keeps only the `kept` latest expiries, as Redis does when the log is full. */
  trim(kept: number): void {
    this.expiries = this.expiries.slice(-kept);
  }

  /** Returns one instance's connection to the log. */
  connection(): ExpiryLog {
    const asked = async () => {
      if (this.state === 'away') throw new Error('away');
      if (this.state === 'hangs') await new Promise(() => undefined);
    };
    let isOpen = false;
    const newerThan = (position: string) => this.expiries.filter((each) => isAfter(each.position, position));
    return {
      connect: async () => {
        await asked();
        isOpen = true;
      },
      disconnect: () => void (isOpen = false),
      append: async (expiry) => {
        await asked();
        const position = `${Date.now()}-${(this.#count += 1)}`;
        this.expiries.push({ ...expiry, position });
        return position;
      },
      after: async (position, waitMs = 0) => {
        await asked();
        for (let waited = 0; isOpen && waited < waitMs && newerThan(position).length === 0; waited += 2) {
          await asked();
          await sleep(2);
        }
        return newerThan(position);
      },
      contains: async (position) => {
        await asked();
        return this.expiries.some((each) => each.position === position);
      },
      report: async (instance, settled) => {
        await asked();
        this.records.set(instance, settled);
        return this.expiries.at(-1)?.position ?? START;
      },
      reports: async () => {
        await asked();
        return [...this.records.values()];
      },
      leave: async (instance) => {
        await asked();
        this.records.delete(instance);
      },
    };
  }
}

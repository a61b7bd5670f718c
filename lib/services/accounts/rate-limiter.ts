import 'server-only';
import { createHash } from 'node:crypto';
import { type IRateLimiterStoreOptions, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js';
import { addToRateLimit, forgetRateLimit, getRateLimit, type UsedUp } from '@/lib/data/rate-limits';
import type { Db } from '@/lib/supabase/public';
import { secretClient } from '@/lib/supabase/secret';

/** Stores the counts of the library rate-limiter-flexible in the site's database, so that all instances share them. */
class DatabaseRateLimiter extends RateLimiterStoreAbstract {
  readonly #db: Db;

  constructor(options: Omit<IRateLimiterStoreOptions, 'storeClient'>, db: Db) {
    super({ ...options, storeClient: db });
    this.#db = db;
  }

  _upsert(key: string, points: number, windowMs: number, startsNewWindow = false): Promise<UsedUp> {
    return addToRateLimit(this.#db, { key, points, windowMs, startsNewWindow });
  }

  _get(key: string): Promise<UsedUp | null> {
    return getRateLimit(this.#db, { key });
  }

  _delete(key: string): Promise<boolean> {
    return forgetRateLimit(this.#db, { key });
  }

  _getRateLimiterRes(_key: string, changed: number, { points, ms_left }: UsedUp): RateLimiterRes {
    const remaining = Math.max(this.points - points, 0);
    return new RateLimiterRes(remaining, Math.max(ms_left, 0), points, points === changed);
  }
}

interface Limit {
  /** The name of the limit, which is the prefix of its keys in the store. */
  name: string;
  points: number;
  seconds: number;
  /** Whether each instance counts separately, in memory. If so, nothing about the subject is stored in the database. */
  isLocal?: boolean;
}

function makeLimiter({ name, points, seconds, isLocal }: Limit): DatabaseRateLimiter | RateLimiterMemory {
  const options = { keyPrefix: name, points, duration: seconds };
  const memory = new RateLimiterMemory(options);
  const db = isLocal ? null : secretClient();
  return db ? new DatabaseRateLimiter({ ...options, insuranceLimiter: memory }, db) : memory;
}

/** Limits attempts. Without Supabase's secret key, or while the database is down, each instance counts separately. */
export class RateLimiter {
  readonly #limit: Limit;
  #limiter: DatabaseRateLimiter | RateLimiterMemory | undefined;

  constructor(limit: Limit) {
    this.#limit = limit;
  }

  #made() {
    this.#limiter ??= makeLimiter(this.#limit);
    return this.#limiter;
  }

  /**
   * Counts one or more attempts by `subject`, such as an IP address. Returns 0 if they are allowed, otherwise the
   * seconds to wait.
   */
  async take(subject: string, points = 1): Promise<number> {
    try {
      await this.#made().consume(digest(subject), points);
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  }

  /** Resets the count of attempts by `subject`, after a successful attempt. */
  async forget(subject: string): Promise<void> {
    await this.#made().delete(digest(subject));
  }
}

/** Returns a hash of the subject, so that no IP address or email address is stored. */
function digest(subject: string): string {
  return createHash('sha256').update(subject.toLowerCase()).digest('base64url');
}

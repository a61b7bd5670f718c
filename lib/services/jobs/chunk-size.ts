import 'server-only';

/**
 * A chunk (one part of a job) is fast if it takes less than FAST_MS, and slow if it takes more than SLOW_MS. The
 * embedded database handles no other request during a chunk. Requests that a visitor waits for are aborted after 1.5 s
 * by default (lib/supabase/time-limit), so a chunk must take less time.
 */
const FAST_MS = 400;
const SLOW_MS = 1_000;

/**
 * Chooses the number of rows in a job's next chunk, so that the chunk ends before the database's time limit. Halves the
 * number after a slow chunk, divides it by four after a failed chunk, and doubles it after a fast chunk.
 */
export class ChunkSize {
  readonly #least: number;
  readonly #most: number;
  #rows: number;

  constructor({ least, most }: { least: number; most: number }) {
    this.#least = least;
    this.#most = most;
    this.#rows = most;
  }

  get rows(): number {
    return this.#rows;
  }

  /** Runs the work of a chunk, and chooses the size of the next chunk by how long this one took. */
  async measure<T>(work: () => Promise<T>): Promise<T> {
    const started = performance.now();
    let next = this.#rows / 4;
    try {
      const result = await work();
      const elapsed = performance.now() - started;
      next = elapsed > SLOW_MS ? this.#rows / 2 : elapsed < FAST_MS ? this.#rows * 2 : this.#rows;
      return result;
    } finally {
      this.#rows = Math.min(this.#most, Math.max(this.#least, Math.floor(next)));
    }
  }
}

import 'server-only';

/**
 * The embedded database answers nobody else while it works on a chunk, and requests that visitors wait for end after 1.5 s
 * (lib/supabase/time-limit), those for an editor's role among them.
 */
const FAST_MS = 400;
const SLOW_MS = 1_000;

/**
 * Chooses how many rows the next chunk of a job has. A chunk must end before the database's answer is due: a chunk that
 * is slow or fails halves or quarters the next one, and fast chunks double it again.
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

  /** Runs the work of a chunk, and chooses the size of the next by how long it took. */
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

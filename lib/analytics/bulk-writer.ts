interface Waiting<Row> {
  rows: Row[];
  resolve: () => void;
  reject: (error: unknown) => void;
}

interface Limits {
  /** The maximum number of rows per write. */
  perWrite: number;
  /** The maximum number of rows that may wait. `add` rejects if there would be more. */
  waiting: number;
}

/**
 * Writes rows in bulk. While a write is in flight, further rows wait and then share the next write, so the busier the
 * site is, the larger the writes are. `add` resolves only after its rows have been written.
 */
export class BulkWriter<Row> {
  readonly #write: (rows: Row[]) => Promise<void>;
  readonly #limits: Limits;
  #waiting: Waiting<Row>[] = [];
  #waitingRows = 0;
  #isWriting = false;

  constructor(write: (rows: Row[]) => Promise<void>, limits: Limits = { perWrite: 2_000, waiting: 20_000 }) {
    this.#write = write;
    this.#limits = limits;
  }

  add(rows: Row[]): Promise<void> {
    if (this.#waitingRows + rows.length > this.#limits.waiting) {
      return Promise.reject(new Error('Too many rows are waiting to be written'));
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ rows, resolve, reject });
      this.#waitingRows += rows.length;
      void this.#writeAll();
    });
  }

  async #writeAll(): Promise<void> {
    if (this.#isWriting) return;
    this.#isWriting = true;
    for (let group = this.#next(); group.length > 0; group = this.#next()) {
      try {
        await this.#write(group.flatMap(({ rows }) => rows));
        for (const { resolve } of group) resolve();
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    this.#isWriting = false;
  }

  /**
   * Removes from the queue as many calls of `add` as fit into one write, and at least the first one. Returns these
   * calls.
   */
  #next(): Waiting<Row>[] {
    let count = 0;
    const end = this.#waiting.findIndex(({ rows }, index) => {
      count += rows.length;
      return index > 0 && count > this.#limits.perWrite;
    });
    const group = this.#waiting.splice(0, end === -1 ? this.#waiting.length : end);
    this.#waitingRows -= group.reduce((sum, { rows }) => sum + rows.length, 0);
    return group;
  }
}

import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { type Position, START } from './expiry-log.ts';

/** Remembers, across restarts of an instance, the newest position of the log that the instance has read. */
export interface LastPosition {
  /** Returns the position; null if none was stored. A damaged one is START, which is in no log. */
  read(): Position | null;
  write(position: Position): Promise<void>;
}

/** Stores the position in a file. If the file cannot be written, the instance works, but remembers nothing. */
export const lastPosition = (file: string): LastPosition => ({
  read() {
    try {
      const text = readFileSync(file, 'utf8');
      return /^\d+-\d+$/.test(text) ? text : START;
    } catch {
      return null;
    }
  },
  async write(position) {
    try {
      await writeFile(`${file}.new`, position);
      await rename(`${file}.new`, file);
    } catch (error) {
      console.warn(`Could not write ${file}: ${(error as Error).message}`);
    }
  },
});

/** The measurements of all steps of an import together. */
export interface Measured {
  /** The time for reading and sending the file, the dry run and the import, in seconds. */
  seconds: number;
  /** The highest memory of each process in MB, by its name. */
  memory: Record<string, number>;
  /** How many public pages were requested, and how many of these requests failed. */
  pages: { requested: number; failed: number };
  /** Whether the export after the undo is equal to the export before the import. */
  isExportEqual: boolean;
}

export interface Goal {
  text: string;
  isMet: boolean;
}

const MOST_MB = 512;
const MOST_SECONDS = 600;
const PROCESSES = ['embedded', 'worker', 'next'];

/** Judges the goals of an import (docs/scale.md). A goal without a measurement is not met. */
export const importGoals = ({ seconds, memory, pages, isExportEqual }: Measured): Goal[] => [
  ...PROCESSES.map((name) => {
    const mb = memory[name] ?? 0;
    return {
      text: `memory of the process '${name}': ${mb || 'not measured'}${mb ? ' MB' : ''}, at most ${MOST_MB} MB`,
      isMet: mb > 0 && mb <= MOST_MB,
    };
  }),
  {
    text: `reading, dry run and import: ${Math.round(seconds)} s, at most ${MOST_SECONDS} s`,
    isMet: seconds <= MOST_SECONDS,
  },
  {
    text: `public pages: ${pages.failed} of ${pages.requested} failed, none may fail`,
    isMet: pages.requested > 0 && pages.failed === 0,
  },
  {
    text: `export after the undo: ${isExportEqual ? 'equal to' : 'different from'} the one before the import`,
    isMet: isExportEqual,
  },
];

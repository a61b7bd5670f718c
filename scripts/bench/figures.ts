export const MEASURES = [
  'requests',
  'script',
  'lighthouse',
  'on-demand',
  'write',
  'publish',
  'admin',
  'events',
] as const;
export type Measure = (typeof MEASURES)[number];

/** One row of the result table: a measured value and its budget. */
export interface Figure {
  measure: Measure;
  /** The subject of the measurement, such as a template. */
  subject: string;
  value: string;
  budget: string;
  met: boolean;
  /** The measurements from which the value is computed. They are written to the benchmark's JSON file. */
  details: object;
}

/** Returns the rows of a table as lines of text. Pads the cells so that the columns line up. */
export function alignedLines(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Returns the median of some values. For an even number of values, returns the mean of the two in the middle. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing.');
  return (lower + upper) / 2;
}

export const rounded = (value: number, digits = 1) => Number(value.toFixed(digits));

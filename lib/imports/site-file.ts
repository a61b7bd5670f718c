import { z } from 'zod';
import type { Json } from '@/lib/schema/database.types';
import { keyOfCells, SITE_RESOURCES } from './entities';
import { jsonCell } from './json-cell';

/** The value of `format` in the file of a whole site. */
export const SITE_FORMAT = 'boxing-day-site-1';

/**
 * The name of an extra column in a file of failed rows. It states why each row failed. An editor can correct such a
 * file and import it again.
 */
export const REASON = 'Reason';

const rows = z.array(z.record(z.string(), jsonCell));
const logo = z.object({ path: z.string().max(310), type: z.string().max(60), base64: z.base64() });
const siteSchema = z.object({
  format: z.literal(SITE_FORMAT, { error: 'This isn’t a whole-site file that this version can read' }),
  rows: z.record(z.string(), rows),
  logos: z.array(logo),
});
export type SiteFile = z.output<typeof siteSchema>;

/** Returns whether parsed JSON claims to be the file of a whole site. */
export const isSiteFile = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'format' in value;

/** Returns the parsed file of a whole site. Throws an error whose message is a sentence for the editor. */
export function readSiteFile(value: unknown): SiteFile {
  const { data, error } = siteSchema.safeParse(value);
  if (error) throw new Error(error.issues[0]?.message ?? 'This file can’t be read');
  const known = new Set(SITE_RESOURCES.map(({ key }) => key));
  const unknown = Object.keys(data.rows).find((key) => !known.has(key));
  if (unknown) throw new Error(`The file has rows of an unknown entity: ${unknown}`);
  return data;
}

/** A row of a file before the database stages it. */
export interface FileLine {
  line: number;
  /** The key of the entity's definition. */
  entity: string;
  cells: Record<string, Json>;
}

/** Returns the rows of a whole site's file in the order in which an import writes them. */
export const linesOfSite = (rowsOf: Record<string, Record<string, Json>[]>): FileLine[] =>
  SITE_RESOURCES.flatMap(({ key }) =>
    (rowsOf[key] ?? []).map(({ [REASON]: _reason, ...cells }) => ({ entity: key, cells })),
  ).map((row, index) => ({ line: index + 1, ...row }));

/** Converts a row to the format in which the database stores staged rows. */
export const stagedLine = (
  resource: (typeof SITE_RESOURCES)[number],
  { line, cells }: Omit<FileLine, 'entity'>,
) => ({
  line,
  table_name: resource.table,
  key: keyOfCells(resource, cells).slice(0, 2500),
  cells,
});

import { z } from 'zod';

/** The version of the format. A change that older versions of the site cannot restore increases it. */
export const FORMAT = 1;

export const MANIFEST = 'manifest.json';
/** The file with the manifest's own checksum, so that a damaged manifest is noticed too. */
export const MANIFEST_SUM = 'manifest.sha256';
export const SECRETS = 'secrets.json';
export const SETTINGS = 'settings.env';

const relativePath = z
  .string()
  .refine(
    (name) =>
      name.split('/').every((part) => part !== '' && part !== '.' && part !== '..') && !name.includes('\\'),
    'must be a path inside the backup',
  );

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  takenAt: z.iso.datetime(),
  /** 'embedded': the database's files. 'native': a dump by pg_dump. */
  kind: z.enum(['embedded', 'native']),
  /** The latest migration of the database. */
  migration: z.string().regex(/^\d+$/),
  /** The major version of the PostgreSQL that the backup is from. */
  postgres: z.string().regex(/^\d+$/),
  /** Whether the site had filled the database with the built-in data. */
  isSeeded: z.boolean(),
  /** How many rows each table has. */
  rows: z.record(z.string(), z.number().int().min(0)),
  /** The folders, because a database needs its empty folders too. */
  folders: z.array(relativePath),
  /** The checksum (SHA-256) and the size of each file, as it is stored. */
  files: z.record(
    relativePath,
    z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/), bytes: z.number().int().min(0) }),
  ),
});

export type Manifest = z.output<typeof manifestSchema>;

/** Returns the name of the folder of a backup. It sorts by time, and is a valid name on every system. */
export const nameOf = (takenAt: Date) => takenAt.toISOString().replaceAll(':', '-');

/** Returns when the backup in a folder was taken; null if the name is not the name of a backup. */
export function timeOf(name: string): Date | null {
  const match = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)$/.exec(name);
  const time = match && new Date(`${match[1]}:${match[2]}:${match[3]}`);
  return time && !Number.isNaN(time.getTime()) ? time : null;
}

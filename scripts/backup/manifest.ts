import { z } from 'zod';

/** The version of the backup format. Increase it if older versions of the site cannot restore new backups. */
export const FORMAT = 1;

export const MANIFEST = 'manifest.json';
/** The name of the file with the manifest's checksum. The checksum shows whether the manifest itself is damaged. */
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
  /** The kind of database: 'embedded' for a copy of its files, 'native' for a dump by pg_dump. */
  kind: z.enum(['embedded', 'native']),
  /** The latest migration of the database. */
  migration: z.string().regex(/^\d+$/),
  /** The major version of PostgreSQL from which the backup was made. */
  postgres: z.string().regex(/^\d+$/),
  /** Whether the site had filled the database with the built-in data; always true if `kind` is 'native'. */
  isSeeded: z.boolean(),
  /** The number of rows in each table. */
  rows: z.record(z.string(), z.number().int().min(0)),
  /** All folders in the backup. Empty folders are included, because the database needs them. */
  folders: z.array(relativePath),
  /** The checksum (SHA-256) and the size of each file as stored in the backup, after any compression. */
  files: z.record(
    relativePath,
    z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/), bytes: z.number().int().min(0) }),
  ),
});

export type Manifest = z.output<typeof manifestSchema>;

/** Returns the name of a backup's folder. Such names sort by time, and are valid on every operating system. */
export const nameOf = (takenAt: Date) => takenAt.toISOString().replaceAll(':', '-');

/** Returns the time at which a backup was taken, from the name of its folder; null for other names. */
export function timeOf(name: string): Date | null {
  const match = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)$/.exec(name);
  const time = match && new Date(`${match[1]}:${match[2]}:${match[3]}`);
  return time && !Number.isNaN(time.getTime()) ? time : null;
}

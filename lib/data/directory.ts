import 'server-only';
import { z } from 'zod';
import { listTag, referencesTag } from '@/lib/cache/tags';
import { type DirectoryKind, initialOf, INITIALS, PER_INITIAL } from '@/lib/catalogue/directory';
import { products } from '@/lib/fallback/products/index';
import { retailers } from '@/lib/fallback/retailers/index';
import { byName } from '@/lib/lists/ranking';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';
import { readOrLastKnown } from './read-or-last-known';

const entriesSchema = z.array(
  z.object({ slug: z.string(), name: z.string(), category: z.string().nullable() }),
);
const initialsSchema = z.array(z.object({ initial: z.string(), total: z.number(), entries: entriesSchema }));

export type DirectoryEntry = z.output<typeof entriesSchema>[number];
export type DirectoryInitial = z.output<typeof initialsSchema>[number];

async function selectInitials(db: Db, { kind }: { kind: DirectoryKind }): Promise<DirectoryInitial[]> {
  const { data, error } = await db.rpc('directory_initials', { _kind: kind, _per_initial: PER_INITIAL });
  if (error) throw new DatabaseError(`directory of ${kind}`, error);
  return initialsSchema.parse(data);
}

interface EntriesParams {
  kind: DirectoryKind;
  initial: string;
  from: number;
  limit: number;
}

async function selectEntries(
  db: Db,
  { kind, initial, from, limit }: EntriesParams,
): Promise<DirectoryEntry[]> {
  const { data, error } = await db.rpc('directory_entries', {
    _kind: kind,
    _initial: initial,
    _limit: limit,
    _offset: from,
  });
  if (error) throw new DatabaseError(`directory of ${kind}`, error);
  return entriesSchema.parse(data);
}

/** Returns each initial under which a directory has rows, with the number of these rows and the first ten of them. */
export async function listDirectoryInitials(kind: DirectoryKind): Promise<DirectoryInitial[]> {
  'use cache';
  return readOrLastKnown({
    key: `directory of ${kind}`,
    tags: [listTag(kind), referencesTag()],
    fromDatabase: async (db) => {
      const initials = await selectInitials(db, { kind });
      return initials.length > 0 ? initials : builtInInitials(kind);
    },
    builtInData: () => builtInInitials(kind),
  });
}

/** Returns `limit` rows under one initial, in alphabetical order, starting at row `from`. */
export async function listDirectoryEntries(params: EntriesParams): Promise<DirectoryEntry[]> {
  'use cache';
  const { kind, initial, from, limit } = params;
  return readOrLastKnown({
    key: `directory of ${kind} ${initial} ${from} ${limit}`,
    tags: [listTag(kind), referencesTag()],
    fromDatabase: (db) => selectEntries(db, params),
    builtInData: () => builtInEntries(kind, initial).slice(from, from + limit),
  });
}

function builtInInitials(kind: DirectoryKind): DirectoryInitial[] {
  return INITIALS.map((initial) => ({ initial, all: builtInEntries(kind, initial) }))
    .filter(({ all }) => all.length > 0)
    .map(({ initial, all }) => ({ initial, total: all.length, entries: all.slice(0, PER_INITIAL) }));
}

function builtInEntries(kind: DirectoryKind, initial: string): DirectoryEntry[] {
  const rows =
    kind === 'products' ? products : retailers.map(({ slug, name }) => ({ slug, name, category: null }));
  return rows
    .filter((row) => initialOf(row.name) === initial)
    .map(({ slug, name, category }) => ({ slug, name, category }))
    .toSorted(byName);
}

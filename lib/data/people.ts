import 'server-only';
import { listTag, rowTag } from '@/lib/cache/tags';
import type { Person } from '@/lib/catalogue/entities';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';
import { readOrLastKnown } from './read-or-last-known';

const COLUMNS = 'slug, name, role, image, bio, link, meta_title, meta_description';

/** Selects the published person with this slug. */
async function selectPerson(db: Db, { slug }: { slug: string }): Promise<Person | null> {
  const { data, error } = await db
    .from('people')
    .select(COLUMNS)
    .eq('slug', slug)
    .eq('is_published', true)
    .maybeSingle();
  if (error) throw new DatabaseError('select person', error);
  return data;
}

/** Selects up to `limit` published people in alphabetical order. */
async function selectPeople(db: Db, { limit }: { limit: number }): Promise<Person[]> {
  const { data, error } = await db
    .from('people')
    .select(COLUMNS)
    .eq('is_published', true)
    .order('name')
    .order('slug')
    .limit(limit);
  if (error) throw new DatabaseError('select people', error);
  return data;
}

/** Returns the published person with that slug; null if there is none. */
export async function getPerson(slug: string): Promise<Person | null> {
  'use cache';
  return readOrLastKnown({
    key: `person ${slug}`,
    tags: [rowTag('people', slug)],
    fromDatabase: (db) => selectPerson(db, { slug }),
    builtInData: () => undefined,
  });
}

/** Returns up to `limit` published people in alphabetical order. */
export async function listPeople({ limit }: { limit: number }): Promise<Person[]> {
  'use cache';
  return readOrLastKnown({
    key: `people ${limit}`,
    tags: [listTag('people')],
    fromDatabase: (db) => selectPeople(db, { limit }),
    builtInData: () => [],
  });
}

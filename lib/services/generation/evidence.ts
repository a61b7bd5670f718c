import 'server-only';
import { linkedSlugs } from '@/lib/catalogue/mentioned-rows';
import type { Generation } from '@/lib/data/admin/generations';
import { getRow, getRowBySlug } from '@/lib/data/admin/rows';
import { listEvidence } from '@/lib/data/confirmed-facts';
import { seasonAt } from '@/lib/dates/season';
import { evidenceFor } from '@/lib/prompts/drafted-facts';
import { isProved } from '@/lib/prompts/entity-facts';
import { evidenceOf } from '@/lib/quality/facts/facts-of-page';
import type { KnownField } from '@/lib/quality/facts/compare-facts';
import { resourceOf } from '@/lib/resources';
import type { Values } from '@/lib/resources/resource';
import type { Db } from '@/lib/supabase/public';

/**
 * Returns the current database fields that may support the facts in drafted texts. The fields belong to the row of the
 * texts, to the rows whose facts the model received, and to the shops, products and categories that the texts link to.
 */
export async function readEvidence(
  db: Db,
  { entity, row_id, facts }: Pick<Generation, 'entity' | 'row_id' | 'facts'>,
  texts: Values,
): Promise<KnownField[]> {
  const received = facts.lines.flatMap((fact) =>
    fact.entity && fact.rowId ? [{ key: fact.entity, id: fact.rowId }] : [],
  );
  const own = row_id ? [{ key: entity as string, id: row_id }] : [];
  const rows = new Map([...own, ...received].map((each) => [`${each.key}:${each.id}`, each]));
  const found = await Promise.all(
    [...rows.values()].map(async ({ key, id }) => {
      const resource = resourceOf(key);
      const row = resource && (await getRow(db, resource, id));
      return row ? [{ resource, row, fields: evidenceOf(resource, row) }] : [];
    }),
  );
  const known = new Set(found.flat().map(({ row }) => row.id));
  const linked = (await linkedRows(db, texts)).filter(({ row }) => !known.has(row.id));
  return evidenceFor(facts, [...found.flat(), ...linked], seasonAt(Date.now()).year);
}

const TABLES = ['retailers', 'products', 'categories'] as const;
/** The maximum number of linked rows that are read, so that a text with many links is not slow to check. */
const MOST_LINKED = 20;

/**
 * Returns the rows that texts link to. No editor has chosen these rows' facts for the text, so a fact that can become
 * outdated supports the text only if the row names its source.
 */
async function linkedRows(db: Db, texts: Values) {
  const slugs = linkedSlugs(Object.values(texts).filter(isText).join('\n'));
  const links = TABLES.flatMap((table) => slugs[table].map((slug) => ({ table, slug })));
  const rows = await Promise.all(
    links.slice(0, MOST_LINKED).map(async ({ table, slug }) => {
      const resource = resourceOf(table);
      const row = resource && (await getRowBySlug(db, resource, slug));
      if (!resource || !row) return [];
      const fields = evidenceOf(resource, row).filter(({ name }) => isProved(row, name));
      const evidence = await listEvidence(db, table, [slug]);
      return [{ resource, row, fields: [...fields, ...(evidence.get(slug) ?? [])] }];
    }),
  );
  return rows.flat();
}

const isText = (value: unknown): value is string => typeof value === 'string';

import 'server-only';
import { z } from 'zod';
import {
  getImport,
  listImportRows,
  setImportState,
  undoImportChunk,
  writeImportChunk,
} from '@/lib/data/imports';
import type { DueKey } from '@/lib/data/due-rows';
import { resourceOf } from '@/lib/resources';
import { checkRows } from '@/lib/services/imports/check-rows';
import { refreshDuePages } from '@/lib/services/publishing/refresh-due-pages';
import type { Db } from '@/lib/supabase/public';
import { type Chunk, type ChunkResult, defineJob, HopelessJobError } from '../job-kind';

const ROWS_PER_CHUNK = 500;

const input = z.object({ import: z.uuid() });
/** The last line that is done. */
const position = z.number();
type ImportChunk = Chunk<z.output<typeof input>, number>;

async function subjectOf(db: Db, id: string) {
  const run = await getImport(db, id);
  const resource = run && resourceOf(run.entity);
  if (!resource) throw new HopelessJobError('This import no longer exists');
  return { run, resource };
}

const keysOf = (table: string, slugs: string[]): DueKey[] =>
  slugs.map((slug) => `${table}:${slug}` as DueKey);

const runImport =
  (isDry: boolean) =>
  async ({
    input: { import: id },
    position: after,
    db,
    signal,
  }: ImportChunk): Promise<ChunkResult<number>> => {
    const { run, resource } = await subjectOf(db, id);
    const rows = await listImportRows(db, id, { after: after ?? 0, limit: ROWS_PER_CHUNK });
    const last = rows.at(-1)?.line ?? run.total;
    if (rows.length > 0) {
      const checked = await checkRows(db, resource, rows);
      const slugs = await writeImportChunk(db, { id, rows: checked, isDry });
      if (slugs.length > 0) await refreshDuePages(keysOf(resource.table, slugs), signal);
    }
    const progress = { done: last, total: run.total, note: `Row ${last} of ${run.total}` };
    if (rows.length === ROWS_PER_CHUNK) return { ...progress, isLast: false, position: last };
    await setImportState(db, id, isDry ? 'checked' : 'written');
    return { ...progress, isLast: true };
  };

/** Finds out what an import would do, and writes nothing. */
export const checkImport = defineJob({
  ...{ kind: 'check-import', label: 'Check an import', lane: 'long', input, position },
  runChunk: runImport(true),
});

/** Writes the rows of an import. */
export const writeImport = defineJob({
  ...{ kind: 'write-import', label: 'Import rows', lane: 'long', input, position },
  runChunk: runImport(false),
});

/** Takes an import back, from its last line to its first. */
export const undoImport = defineJob({
  ...{ kind: 'undo-import', label: 'Undo an import', lane: 'long', input, position },
  async runChunk({ input: { import: id }, position: before, db, signal }: ImportChunk) {
    const { run, resource } = await subjectOf(db, id);
    const from = (before ?? run.total + 1) - 1;
    const to = Math.max(1, from - ROWS_PER_CHUNK + 1);
    const slugs = await undoImportChunk(db, { id, from, to });
    if (slugs.length > 0) await refreshDuePages(keysOf(resource.table, slugs), signal);
    const done = run.total - to + 1;
    if (to > 1) return { isLast: false, position: to, done, total: run.total };
    await setImportState(db, id, 'undone');
    return { isLast: true, done, total: run.total };
  },
});

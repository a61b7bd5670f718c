import 'server-only';
import { z } from 'zod';
import {
  analyseImportRows,
  type CheckedRow,
  getImport,
  type Import,
  type ImportPass,
  type ImportWrite,
  listImportRows,
  setImportState,
  undoImportChunk,
  writeImportChunk,
} from '@/lib/data/imports';
import { listsToFollow, resourcesOfImport } from '@/lib/imports/entities';
import { checkRows } from '@/lib/services/imports/check-rows';
import { refreshPages, type Write } from '@/lib/services/publishing/refresh-due-pages';
import type { Db } from '@/lib/supabase/public';
import { ChunkSize } from '../chunk-size';
import { type Chunk, type ChunkResult, defineJob, HopelessJobError } from '../job-kind';

const ROWS_PER_CHUNK = 500;
/** How long one chunk of a dry run checks rows. */
const DRY_CHUNK_MS = 4_000;
/** The size of the next chunk of this worker. Rows that the database refuses take several times as long as others. */
const chunkSize = new ChunkSize({ least: 20, most: ROWS_PER_CHUNK });

const input = z.object({ import: z.uuid() });
/** How many lines are done. If lists are written in a second pass, each line counts twice. */
const position = z.number();
type ImportChunk = Chunk<z.output<typeof input>, number>;

async function getRun(db: Db, id: string): Promise<Import> {
  const run = await getImport(db, id);
  if (!run) throw new HopelessJobError('This import no longer exists');
  return run;
}

/** Returns the lists that the second pass writes, all of them empty, by table and column; null if there are none. */
function listsOf({ entity }: Import): Record<string, Record<string, []>> | null {
  const lists = resourcesOfImport(entity).flatMap((resource) => {
    const names = listsToFollow(entity, resource);
    return names.length > 0
      ? [[resource.table, Object.fromEntries(names.map((name) => [name, [] as []]))] as const]
      : [];
  });
  return lists.length > 0 ? Object.fromEntries(lists) : null;
}

/**
 * Expires the pages that the writes affect. If a row's path has changed, the row also counts as deleted, so that
 * redirects and the pages that link to the row expire too.
 */
const refresh = (writes: ImportWrite[], signal: AbortSignal) =>
  refreshPages(
    writes.flatMap(({ is_moved, ...write }): Write[] =>
      is_moved ? [write, { ...write, record: null }] : [write],
    ),
    signal,
  );

/** Reads and checks the next rows of one entity after line `after`. */
async function checkNext(
  { input: { import: id }, db }: ImportChunk,
  entity: string,
  pass: ImportPass,
  after: number,
) {
  const next = await listImportRows(db, id, { after, limit: chunkSize.rows });
  // A chunk has rows of one entity only. Redirects therefore come in a chunk after the rows to which they
  // lead, and can be checked.
  const end = next.findIndex(({ table_name }) => table_name !== next[0]?.table_name);
  const rows = end < 0 ? next : next.slice(0, end);
  return {
    last: rows.at(-1)?.line,
    rows: rows.length > 0 ? await checkRows(db, { entity, rows, pass }) : [],
  };
}
type CheckedChunk = Awaited<ReturnType<typeof checkNext>>;

/** Writes checked rows, or in a dry run only their outcomes, and expires the pages that they affect. */
async function write(
  { input: { import: id }, db, signal }: ImportChunk,
  rows: CheckedRow[],
  pass: ImportPass,
) {
  const writes = await chunkSize.measure(() => writeImportChunk(db, { id, rows, pass }));
  if (!writes) throw new HopelessJobError('This import has been undone, so no more of it is written');
  await refresh(writes, signal);
}

/** Handles one chunk of the lines after line `after`, and returns the last line that is done. */
async function runLines(
  chunk: ImportChunk,
  { entity, total }: Import,
  pass: ImportPass,
  after: number,
): Promise<number> {
  const { last, rows } = await checkNext(chunk, entity, pass, after);
  if (last === undefined) return total;
  await write(chunk, rows, pass);
  return last;
}

/**
 * Checks lines after line `after` for some seconds, and returns the last line that is done. A dry run changes no row that a
 * check reads, so the worker checks the next rows while the database stores the outcomes of the last ones.
 */
async function checkLines(chunk: ImportChunk, { entity, total }: Import, after: number): Promise<number> {
  const until = performance.now() + DRY_CHUNK_MS;
  let checked: CheckedChunk = await checkNext(chunk, entity, 'dry', after);
  for (;;) {
    const { last, rows } = checked;
    if (last === undefined) return total;
    const isLast = performance.now() > until || chunk.signal.aborted;
    const [following] = await Promise.all([
      isLast ? null : checkNext(chunk, entity, 'dry', last),
      write(chunk, rows, 'dry'),
    ]);
    if (!following) return last;
    checked = following;
  }
}

const runImport =
  (isDry: boolean) =>
  async (chunk: ImportChunk): Promise<ChunkResult<number>> => {
    const { db, position: at } = chunk;
    const run = await getRun(db, chunk.input.import);
    if (at === null) await analyseImportRows(db);
    const after = at ?? 0;
    const lines = !isDry && listsOf(run) ? 2 * run.total : run.total;
    const isSecond = after >= run.total;
    const pass = isDry ? 'dry' : isSecond ? 'lists' : 'rows';
    const start = isSecond ? run.total : 0;
    const last = isDry
      ? await checkLines(chunk, run, after)
      : await runLines(chunk, run, pass, after - start);
    const done = start + last;
    const progress = { done, total: lines, note: noteOf(run, done) };
    if (done < lines) return { ...progress, isLast: false, position: done };
    await setImportState(db, run.id, isDry ? 'checked' : 'written');
    return { ...progress, isLast: true };
  };

const noteOf = ({ total }: Import, done: number) =>
  done > total ? `References of row ${done - total} of ${total}` : `Row ${done} of ${total}`;

/** The dry run: finds out what an import would do, and changes no row of the site. */
export const checkImport = defineJob({
  ...{ kind: 'check-import', label: 'Check an import', lane: 'long', input, position },
  runChunk: runImport(true),
});

/** Writes the rows of an import, then the lists that refer to later rows. */
export const writeImport = defineJob({
  ...{ kind: 'write-import', label: 'Import rows', lane: 'long', input, position },
  runChunk: runImport(false),
});

/** Undoes an import: first the lists that refer to later rows, then the rows from the last line to the first. */
export const undoImport = defineJob({
  ...{ kind: 'undo-import', label: 'Undo an import', lane: 'long', input, position },
  async runChunk({ input: { import: id }, position: at, db, signal }: ImportChunk) {
    const run = await getRun(db, id);
    if (at === null) await analyseImportRows(db);
    const lists = listsOf(run);
    const lines = lists ? 2 * run.total : run.total;
    const before = at ?? 0;
    const isFirst = lists !== null && before < run.total;
    const from = (isFirst || !lists ? run.total : lines) - before;
    const to = Math.max(1, from - ROWS_PER_CHUNK + 1);
    await refresh(await undoImportChunk(db, { id, from, to, lists: isFirst ? lists : undefined }), signal);
    const done = before + from - to + 1;
    if (done < lines) return { isLast: false, position: done, done, total: lines };
    await setImportState(db, id, 'undone');
    return { isLast: true, done, total: lines };
  },
});

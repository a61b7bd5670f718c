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
import { importedResource, listsToFollow, resourcesOfImport } from '@/lib/imports/entities';
import { checkRows, matchRows } from '@/lib/services/imports/check-rows';
import { isId } from '@/lib/services/imports/existing-rows';
import { refreshPages, type Write } from '@/lib/services/publishing/refresh-due-pages';
import type { Db } from '@/lib/supabase/public';
import { ChunkSize } from '../chunk-size';
import { type Chunk, type ChunkResult, defineJob, HopelessJobError } from '../job-kind';

const ROWS_PER_CHUNK = 500;
/** How long one chunk of a job checks and writes rows. */
const CHUNK_MS = 4_000;
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

interface Lines {
  entity: string;
  pass: ImportPass;
}

/** Reads the next rows of one entity after line `after`, and the existing rows that they change. */
async function readNext({ input: { import: id }, db }: ImportChunk, { entity, pass }: Lines, after: number) {
  const next = await listImportRows(db, id, { after, limit: chunkSize.rows });
  // Rows of one entity are written together. Redirects therefore come after the rows to which they lead, and can be
  // checked.
  const end = next.findIndex(({ table_name }) => table_name !== next[0]?.table_name);
  const rows = end < 0 ? next : next.slice(0, end);
  const last = rows.at(-1)?.line;
  if (last === undefined) return null;
  return { last, rows, isEnd: end >= 0, matched: await matchRows(db, { entity, rows, pass }) };
}
type ReadRows = NonNullable<Awaited<ReturnType<typeof readNext>>>;

/**
 * Returns whether the rows after these can be read and checked before these are written. They cannot if a check would see
 * what is written here: a row of another entity, a slug that changes because a row is found by its id, or a redirect.
 */
const canReadAhead = (pass: ImportPass, { rows, isEnd }: ReadRows) =>
  pass !== 'rows' ||
  (!isEnd &&
    importedResource(rows[0]?.table_name ?? '')?.hasSlug === true &&
    !rows.some(({ cells: { id } }) => isId(id)));

/** Writes checked rows, or in a dry run only their outcomes. Returns what was written. */
async function write({ input: { import: id }, db }: ImportChunk, rows: CheckedRow[], pass: ImportPass) {
  const writes = await chunkSize.measure(() => writeImportChunk(db, { id, rows, pass }));
  if (!writes) throw new HopelessJobError('This import has been undone, so no more of it is written');
  return writes;
}

/**
 * Checks and writes lines after line `after` for some seconds, then expires the pages that they affect. Returns the last
 * line that is done; null if no line is left. The worker checks the next rows while the database writes these.
 */
async function runLines(chunk: ImportChunk, lines: Lines, after: number): Promise<number | null> {
  const until = performance.now() + CHUNK_MS;
  const check = async ({ matched }: ReadRows) => (matched ? checkRows(chunk.db, matched) : []);
  const first = await readNext(chunk, lines, after);
  if (!first) return null;
  let current: ReadRows = first;
  let checked = await check(first);
  const writes: ImportWrite[] = [];
  for (;;) {
    const isLast = performance.now() > until || chunk.signal.aborted;
    // The database handles one request after another, so these rows are read before the others are written.
    const isAhead = !isLast && canReadAhead(lines.pass, current);
    const next: ReadRows | null = isAhead ? await readNext(chunk, lines, current.last) : null;
    const [written, following] = await Promise.all([write(chunk, checked, lines.pass), next && check(next)]);
    writes.push(...written);
    if (!next || !following) break;
    [current, checked] = [next, following];
  }
  await refresh(writes, chunk.signal);
  return current.last;
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
    const last = await runLines(chunk, { entity: run.entity, pass }, after - start);
    const done = start + (last ?? run.total);
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

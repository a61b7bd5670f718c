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
import { HopelessJobError } from '@/lib/jobs/hopeless-job-error';
import { checkRows, matchRows } from '@/lib/services/imports/check-rows';
import { isId } from '@/lib/services/imports/existing-rows';
import { refreshPages, type Write } from '@/lib/services/publishing/refresh-due-pages';
import type { Db } from '@/lib/supabase/public';
import { ChunkSize } from '../chunk-size';
import { type Chunk, type ChunkResult, defineJob } from '../job-kind';

const ROWS_PER_CHUNK = 500;
/** How long one chunk of a job checks and writes rows. */
const CHUNK_MS = 4_000;
/** Adapts the number of rows in one write. Rows that the database refuses take several times as long as other rows. */
const chunkSize = new ChunkSize({ least: 20, most: ROWS_PER_CHUNK });

const input = z.object({ import: z.uuid() });
/** The number of lines that are done. If lists are written in a second pass, each line counts twice. */
const position = z.number();
type ImportChunk = Chunk<z.output<typeof input>, number>;

async function getRun(db: Db, id: string): Promise<Import> {
  const run = await getImport(db, id);
  if (!run) throw new HopelessJobError('This import no longer exists');
  return run;
}

/**
 * Returns, for each table, the columns with lists that the second pass writes. The value of each column is an empty
 * list. Returns null if the second pass writes nothing.
 */
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
 * Expires the pages that the writes affect. If a row's path has changed, also reports the row as deleted, so that
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
  // Take only rows of one table. Redirects are then checked only after the rows that they lead to are written.
  const end = next.findIndex(({ table_name }) => table_name !== next[0]?.table_name);
  const rows = end < 0 ? next : next.slice(0, end);
  const last = rows.at(-1)?.line;
  if (last === undefined) return null;
  return { last, rows, isEnd: end >= 0, matched: await matchRows(db, { entity, rows, pass }) };
}
type ReadRows = NonNullable<Awaited<ReturnType<typeof readNext>>>;

/**
 * Returns whether the next rows can be read and checked before the current rows are written. In the pass 'rows', the
 * check of the next rows must not depend on the current rows. The check may depend on them in three cases: if the next
 * rows are of another entity, if a current row has an id (and so may change a slug), or if the entity has no slugs
 * (such as redirects).
 */
const canReadAhead = (pass: ImportPass, { rows, isEnd }: ReadRows) =>
  pass !== 'rows' ||
  (!isEnd &&
    importedResource(rows[0]?.table_name ?? '')?.hasSlug === true &&
    !rows.some(({ cells: { id } }) => isId(id)));

/** Writes checked rows. In a dry run, writes only the outcome for each row. Returns the writes. */
async function write({ input: { import: id }, db }: ImportChunk, rows: CheckedRow[], pass: ImportPass) {
  const writes = await chunkSize.measure(() => writeImportChunk(db, { id, rows, pass }));
  if (!writes) throw new HopelessJobError('This import has been undone, so no more of it is written');
  return writes;
}

/**
 * Checks and writes the lines after line `after` for some seconds, then expires the pages that they affect. Returns the
 * number of the last line that was handled; null if no line was left. While the database writes some rows, the worker
 * checks the next rows.
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
    // The embedded database handles one request at a time, so read the next rows before the current rows are sent to
    // it.
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

const describe = ({ import: id }: z.output<typeof input>) => ({
  text: 'The import',
  href: `/admin/data-migration?run=${id}`,
});

/** The dry run of an import: finds out what the import would do. Does not change the site's rows. */
export const checkImport = defineJob({
  ...{ kind: 'check-import', label: 'Check an import', lane: 'long', input, position, describe },
  runChunk: runImport(true),
});

/** Writes the rows of an import, then the lists in these rows that may refer to later rows. */
export const writeImport = defineJob({
  ...{ kind: 'write-import', label: 'Import rows', lane: 'long', input, position, describe },
  runChunk: runImport(false),
});

/**
 * Undoes an import: first the lists that may refer to rows further down the file, then the rows, from the last line to
 * the first.
 */
export const undoImport = defineJob({
  ...{ kind: 'undo-import', label: 'Undo an import', lane: 'long', input, position, describe },
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

import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { count, expectCount, insist, runThroughKills, type RunningSite, VICTIMS } from './site.ts';

const BATCH = 500;

/** Stages products as the browser of an editor does. Returns the import's id. */
async function stage(editor: SupabaseClient, rows: number, mark: string): Promise<string> {
  const id = randomUUID();
  const about = { _entity: 'products', _file_name: `${mark}.csv`, _total: rows, _keeps_existing: false };
  const { error } = await editor.rpc('add_import', { _id: id, ...about });
  if (error) throw new Error(error.message);
  for (let start = 0; start < rows; start += BATCH) {
    const lines = Array.from({ length: Math.min(BATCH, rows - start) }, (_, index) => {
      const slug = `${mark}-${start + index}`;
      const cells = { slug, name: `Product ${start + index}`, description: 'An invented product.' };
      return { line: start + index + 1, table_name: 'products', key: slug, cells };
    });
    const { error: failure } = await editor.rpc('add_import_rows', { _import: id, _rows: lines });
    if (failure) throw new Error(failure.message);
  }
  return id;
}

/** Checks, imports and undoes many rows, while each process is killed once in each job, and counts the effects. */
export async function importThroughKills(
  site: RunningSite,
  editor: SupabaseClient,
  rows: number,
): Promise<void> {
  const { db } = site;
  const mark = `kills-${Date.now().toString(36)}`;
  console.log(`Importing ${rows} rows`);
  const id = await stage(editor, rows, mark);
  const run = (kind: string) =>
    runThroughKills(site, { kind, input: { import: id }, total: rows, victims: VICTIMS });
  const written = () =>
    count(() => db.from('products').select('id', { count: 'exact', head: true }).like('slug', `${mark}-%`));
  const logged = (action: string) =>
    count(() =>
      db
        .from('audit_log')
        .select('id', { count: 'exact', head: true })
        .eq('action', action)
        .like('row_slug', `${mark}-%`),
    );
  const checked = await run('check-import');
  expectCount('rows that the dry run has written', await written(), 0);
  const imported = await run('write-import');
  expectCount('rows imported', await written(), rows);
  expectCount('writes in the history', await logged('insert'), rows);
  const undone = await run('undo-import');
  expectCount('rows that the undo has left', await written(), 0);
  expectCount('deletions in the history', await logged('delete'), rows);
  const outcomes = await insist<{ undone: Record<string, number> }>(() =>
    editor.rpc('count_import_rows', { _import: id }),
  );
  expectCount('rows taken back', outcomes.undone.yes ?? 0, rows);
  const times = [checked, imported, undone].map((seconds) => `${Math.round(seconds)} s`);
  console.log(`  dry run, import and undo: ${times.join(', ')}`);
}

'use server';

import { z } from 'zod';
import { addImport, addImportRows, countImportRows, getImport, isImportBusy } from '@/lib/data/imports';
import { actionError, actionOk } from '@/lib/forms/form-state';
import { IMPORTABLE } from '@/lib/imports/mapping';
import { resourceOf } from '@/lib/resources';
import { fieldsOf } from '@/lib/resources/resource';
import type { Json } from '@/lib/schema/database.types';
import { checkImport, undoImport, writeImport } from '@/lib/services/jobs/kinds/imports';
import { startJob } from '@/lib/services/jobs/start-job';
import { adminAction } from './admin-action';

const LINES = 1_000_000;
const cell = z.json() as z.ZodType<Json, Json>;

/** Stores a new import, whose rows follow in pieces. */
export const addImportAction = adminAction(
  z.strictObject({
    id: z.uuid(),
    entity: z.string().max(60),
    fileName: z.string().trim().min(1).max(200),
    total: z.int().min(1).max(LINES),
  }),
  async ({ entity, ...rest }, { db }) => {
    const resource = IMPORTABLE.find(({ key }) => key === entity);
    if (!resource) return { state: actionError('This entity can’t be imported') };
    await addImport(db, { ...rest, resource });
    return { state: actionOk({}) };
  },
);

/** Stages a piece of an import's rows. A repeated piece changes nothing. */
export const addImportRowsAction = adminAction(
  z.strictObject({
    id: z.uuid(),
    rows: z
      .array(z.strictObject({ line: z.int().min(1).max(LINES), cells: z.record(z.string().max(100), cell) }))
      .min(1)
      .max(500),
  }),
  async ({ id, rows }, { db }) => {
    const run = await getImport(db, id);
    const resource = run && resourceOf(run.entity);
    if (run?.state !== 'new' || !resource)
      return { state: actionError('This import takes no more rows. Start again.') };
    const names = new Set(fieldsOf(resource).map(({ name }) => name));
    if (rows.some(({ cells }) => Object.keys(cells).some((name) => !names.has(name))))
      return { state: actionError('A column leads to a field that this entity doesn’t have') };
    await addImportRows(db, id, rows);
    return { state: actionOk({}) };
  },
);

const JOBS = { check: checkImport, write: writeImport, undo: undoImport };

/** Starts the dry run of an import, the import itself, or taking it back. */
export const startImportAction = adminAction(
  z.strictObject({ id: z.uuid(), what: z.enum(['check', 'write', 'undo']) }),
  async ({ id, what }, { db, viewer }) => {
    const run = await getImport(db, id);
    if (!run) return { state: actionError('This import no longer exists'), tags: [] };
    const { staged, outcome } = await countImportRows(db, id);
    if (staged < run.total)
      return { state: actionError('Not all rows have arrived. Start again.'), tags: [] };
    if (await isImportBusy(db, id))
      return {
        state: actionError('A job of this import has not ended yet. Look at the Jobs screen.'),
        tags: [],
      };
    const isPossible = {
      check: run.state === 'new',
      write: run.state === 'checked',
      undo: run.state !== 'undone' && Object.keys(outcome).length > 0,
    };
    if (!isPossible[what])
      return { state: actionError('The import has changed in the meantime. Look at its state.'), tags: [] };
    const job = await startJob(JOBS[what], { input: { import: id }, key: id, askedBy: viewer.id });
    if (!job)
      return { state: actionError('SUPABASE_SECRET_KEY isn’t set on the site, so no job can be started') };
    return { state: actionOk({ message: 'The job is waiting for a worker' }), tags: [] };
  },
);

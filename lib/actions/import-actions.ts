'use server';

import { z } from 'zod';
import { addImport, addImportRows, countImportRows, getImport, isImportBusy } from '@/lib/data/imports';
import { putLogoFile } from '@/lib/data/admin/whole-site';
import { actionError, actionOk } from '@/lib/forms/form-state';
import { readLogoFile } from '@/lib/images/logo-file';
import { cellsOf, resourcesOfImport } from '@/lib/imports/entities';
import { jsonCell } from '@/lib/imports/json-cell';
import { stagedLine } from '@/lib/imports/site-file';
import { LOGO_FILE } from '@/lib/images/logo-rules';
import { stageBuiltInData } from '@/lib/services/imports/built-in-data';
import { checkImport, undoImport, writeImport } from '@/lib/services/jobs/kinds/imports';
import { startJob } from '@/lib/services/jobs/start-job';
import { adminAction } from './admin-action';

const LINES = 1_000_000;
const NO_KEY = 'SUPABASE_SECRET_KEY isn’t set on the server, so no job can be started';

/** Stores a new import without rows. The rows follow in several pieces. */
export const addImportAction = adminAction(
  z.strictObject({
    id: z.uuid(),
    entity: z.string().max(60),
    fileName: z.string().trim().min(1).max(200),
    total: z.int().min(1).max(LINES),
    keepsExisting: z.boolean(),
  }),
  async (input, { db }) => {
    if (resourcesOfImport(input.entity).length === 0)
      return { state: actionError('This entity can’t be imported') };
    await addImport(db, input);
    return { state: actionOk({}) };
  },
);

/**
 * Stages one piece of an import's rows. All rows of a piece belong to one entity. Staging the same piece again changes
 * nothing.
 */
export const addImportRowsAction = adminAction(
  z.strictObject({
    id: z.uuid(),
    entity: z.string().max(60),
    rows: z
      .array(
        z.strictObject({ line: z.int().min(1).max(LINES), cells: z.record(z.string().max(100), jsonCell) }),
      )
      .min(1)
      .max(500),
  }),
  async ({ id, entity, rows }, { db }) => {
    const run = await getImport(db, id);
    const resource = run && resourcesOfImport(run.entity).find(({ key }) => key === entity);
    if (run?.state !== 'new' || !resource)
      return { state: actionError('This import accepts no more rows. Start a new import.') };
    const names = new Set(cellsOf(run.entity, resource));
    const unknown = rows.flatMap(({ cells }) => Object.keys(cells)).find((name) => !names.has(name));
    if (unknown !== undefined)
      return { state: actionError(`This entity has no field for the column ${unknown}`) };
    await addImportRows(
      db,
      id,
      rows.map((row) => stagedLine(resource, row)),
    );
    return { state: actionOk({}) };
  },
);

/** Stores a logo file that belongs to an import of the whole site. Does not replace an existing logo. */
export const addImportLogoAction = adminAction(
  z.strictObject({ path: z.string().max(300).regex(LOGO_FILE), file: z.instanceof(File) }),
  async ({ path, file }, { db }) => {
    const checked = await readLogoFile(file);
    if ('error' in checked) return { state: actionError(`${path}: ${checked.error}`) };
    await putLogoFile(db, { path, ...checked });
    return { state: actionOk({}) };
  },
);

const JOBS = { check: checkImport, write: writeImport, undo: undoImport };

/** Starts one of the jobs of an import: its dry run, the import itself, or its undo. */
export const startImportAction = adminAction(
  z.strictObject({ id: z.uuid(), what: z.enum(['check', 'write', 'undo']) }),
  async ({ id, what }, { db, viewer }) => {
    const run = await getImport(db, id);
    if (!run) return { state: actionError('This import no longer exists'), tags: [] };
    const { staged, outcome, undone } = await countImportRows(db, id);
    if (staged < run.total)
      return { state: actionError('Not all rows have arrived. Start again.'), tags: [] };
    if (await isImportBusy(db, id))
      return {
        state: actionError('A job for this import is still running. See the Jobs screen.'),
        tags: [],
      };
    const isPossible = {
      check: run.state === 'new',
      write: run.state === 'checked' && Object.keys(undone).length === 0,
      undo: run.state !== 'undone' && Object.keys(outcome).length > 0,
    };
    if (!isPossible[what])
      return {
        state: actionError('This import has changed since you opened the page. Check its state.'),
        tags: [],
      };
    const job = await startJob(JOBS[what], { input: { import: id }, key: id, askedBy: viewer.id });
    if (!job) return { state: actionError(NO_KEY) };
    return { state: actionOk({ message: 'The job is waiting for a worker' }), tags: [] };
  },
);

/** Stages the built-in data as an import that only adds missing rows, and starts the dry run of this import. */
export const addBuiltInDataAction = adminAction(
  z.strictObject({ id: z.uuid() }),
  async ({ id }, { db, viewer }) => {
    await stageBuiltInData(db, id);
    const job = await startJob(checkImport, { input: { import: id }, key: id, askedBy: viewer.id });
    if (!job) return { state: actionError(NO_KEY) };
    return { state: actionOk({ message: 'The built-in data is being checked' }) };
  },
);

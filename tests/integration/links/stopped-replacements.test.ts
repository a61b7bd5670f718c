import { ADMIN_ID } from '../database/open.ts';
import { database, db, guide, origin, runAll, site, sweep } from './link-server.ts';

// Imports these modules only after link-server.ts, because they read environment variables that link-server.ts changes.
const { replaceLinks } = await import('@/lib/services/jobs/kinds/replace-links');
const { startJob } = await import('@/lib/services/jobs/start-job');
const { planReplacement } = await import('@/lib/services/links/plan-replacement');
const { undoReplacement } = await import('@/lib/services/jobs/undo-replacement');
const { currentJobs } = await import('@/lib/data/admin/jobs');
const { getReplacement, insertReplacement, listConflicts } = await import('@/lib/data/link-replacements');

const SEARCH = { find: '/deal', replacement: '/offer', isWhole: false };
/** More guides than one chunk of a job changes. */
const GUIDES = 12;
const body = (page: string) => `<p><a href="${origin}/${page}">x</a></p>`;

let id: string;
beforeEach(() => {
  site.status = 200;
  site.onRequest = undefined;
});

/** Inserts some guides, and returns the changes that the search and replace would make. */
async function plan(guides: number) {
  for (let index = 0; index < guides; index += 1) await guide(`guide-${index}`, body('deal'));
  await sweep();
  return (await planReplacement(db, SEARCH)).map(({ problem: _problem, ...change }) => change);
}
const store = async (guides: number) => {
  id = await insertReplacement(db, SEARCH, { changes: await plan(guides), askedBy: ADMIN_ID });
};

const apply = () =>
  startJob(replaceLinks, { input: { replacement: id, isUndo: false }, key: id, askedBy: ADMIN_ID });
const undo = () => undoReplacement(db, id, { askedBy: ADMIN_ID });
const currentJob = async () => (await currentJobs(db, 'replacement', [id])).get(id);
const ask = (what: string) =>
  database.as('admin', `select public.ask_job(id, $1) from public.jobs where key = $2`, [what, id]);
const countOf = (page: string) =>
  database.value('select count(*)::int from public.content where body = $1', [body(page)]);
const statesOf = async () => {
  const { rows } = await database.query<{ state: string; count: number }>(
    'select state, count(*)::int from public.link_changes group by state order by state',
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};
/** Lets the worker take all jobs that wait for their next attempt, as if the time until then had passed. */
const runDue = async () => {
  await database.exec('update pgmq.q_jobs_long set vt = clock_timestamp()');
  await runAll();
};

/** Runs the job until it has changed ten rows, then cancels it. */
async function applyAndCancel() {
  await store(GUIDES);
  site.onRequest = async () => {
    site.onRequest = undefined;
    await ask('cancel');
  };
  await apply();
  await runAll();
}

test('a replacement whose job was cancelled is undone: exactly the rows that it has changed', async () => {
  await applyAndCancel();
  expect((await currentJob())?.state).toBe('cancelled');
  expect(await statesOf()).toEqual({ applied: 10, planned: 2 });

  expect(await undo()).toBe(true);
  await runAll();
  expect(await currentJob()).toMatchObject({ state: 'done', note: '10 rows restored' });
  expect((await getReplacement(db, id))?.state).toBe('undone');
  expect(await countOf('deal')).toBe(GUIDES);
  expect(await statesOf()).toEqual({ skipped: 2, undone: 10 });
  expect((await listConflicts(db, id, { limit: 10 })).count).toBe(0);
  expect(await undo()).toBe(false);
});

test('a replacement whose job has failed is undone, with the rows that it has changed but not recorded', async () => {
  await store(GUIDES);
  site.status = 500;
  await apply();
  await runAll();
  for (let attempt = 2; attempt <= 5; attempt += 1) await runDue();
  expect(await currentJob()).toMatchObject({
    state: 'failed',
    attempts: 5,
    error: expect.stringContaining('500'),
  });
  expect([await countOf('offer'), await statesOf()]).toEqual([10, { planned: GUIDES }]);

  site.status = 200;
  expect(await undo()).toBe(true);
  await runAll();
  expect(await currentJob()).toMatchObject({ state: 'done', note: '10 rows restored' });
  expect(await countOf('deal')).toBe(GUIDES);
  expect(await statesOf()).toEqual({ skipped: 2, undone: 10 });
});

test('a replacement is not undone while its job is paused, and no job applies it once its undo has begun', async () => {
  await store(1);
  await apply();
  await ask('pause');
  expect(await undo()).toBe(false);
  expect((await getReplacement(db, id))?.state).toBe('running');
  await ask('cancel');
  expect(await undo()).toBe(true);
  expect((await currentJob())?.state).toBe('queued');
  expect(await undo()).toBe(false);
  await ask('cancel');
  await database.query(`delete from public.jobs where (input ->> 'isUndo')::boolean`);
  await ask('try again');
  await runAll();
  expect(await currentJob()).toMatchObject({
    state: 'failed',
    error: expect.stringContaining('has been undone'),
  });
  expect(await countOf('deal')).toBe(1);
  // No job is left that could finish the undo, so it is started again.
  expect(await undo()).toBe(true);
  await runAll();
  expect((await getReplacement(db, id))?.state).toBe('undone');
});

test('a replacement whose changes cannot be stored leaves nothing behind', async () => {
  const changes = (await plan(1)).map((change) => ({ ...change, name: 'x'.repeat(301) }));
  await expect(insertReplacement(db, SEARCH, { changes, askedBy: ADMIN_ID })).rejects.toThrow(
    'store the changes',
  );
  expect(await database.value('select count(*)::int from public.link_replacements')).toBe(0);
});

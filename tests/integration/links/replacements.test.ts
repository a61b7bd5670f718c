import { PAID_REL } from '@/lib/affiliates/paid-links';
import { ADMIN_ID } from '../database/open.ts';
import { database, db, guide, links, origin, retailer, site, start, sweep } from './link-server.ts';

// Imports these modules only after link-server.ts, because it replaces the module that reads the environment variables.
const { replaceLinks } = await import('@/lib/services/jobs/kinds/replace-links');
const { applyChunk } = await import('@/lib/services/links/apply-replacement');
const { planReplacement } = await import('@/lib/services/links/plan-replacement');
const { getReplacement, insertReplacement, listReplacements, moveReplacement } =
  await import('@/lib/data/link-replacements');

const SEARCH = { find: '/deal', replacement: '/offer', isWhole: false };
async function replace() {
  await sweep();
  const plan = await planReplacement(db, SEARCH);
  const changes = plan.map(({ problem: _problem, ...change }) => change);
  return insertReplacement(db, SEARCH, { changes, askedBy: ADMIN_ID });
}
const run = (replacement: string, isUndo = false) => start(replaceLinks, { replacement, isUndo });
const ctaOf = (slug: string) =>
  database.value(`select replace(cta_url, $1, '') from public.retailers where slug = $2`, [origin, slug]);
const bodyOf = (slug: string) => database.value('select body from public.content where slug = $1', [slug]);

test('a search and replace changes every entity as its editor, and is undone as a whole', async () => {
  await retailer('one');
  await guide('a', `<p><a href="${origin}/deal?a=1&amp;b=2" rel="${PAID_REL}">x</a></p>`);
  const before = await bodyOf('a');
  const id = await replace();
  site.requests.length = 0;
  expect(await run(id)).toMatchObject({ state: 'done', note: '2 rows changed' });
  expect(await ctaOf('one')).toBe('/offer');
  expect(await bodyOf('a')).toContain('/offer?a=1&amp;b=2"');
  expect(site.requests.flatMap(({ body }) => body)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ table: 'retailers' }),
      expect.objectContaining({ table: 'content' }),
    ]),
  );
  const last = `select actor from public.audit_log where table_name = 'retailers' order by id desc limit 1`;
  expect(await database.value(last)).toBe(ADMIN_ID);
  expect((await links()).map(({ url }) => url)).toEqual(['/offer', '/offer?a=1&b=2']);

  await moveReplacement(db, id, { from: ['done'], to: 'undoing' });
  expect(await run(id, true)).toMatchObject({ state: 'done', note: '2 rows restored' });
  expect([await ctaOf('one'), await bodyOf('a')]).toEqual(['/deal', before]);
  expect((await getReplacement(db, id))?.state).toBe('undone');
});

test('rows that somebody has changed meanwhile are neither changed nor restored, and are listed', async () => {
  const [one, two] = [await retailer('one'), await retailer('two')];
  const id = await replace();
  const set = (path: string, row: string) =>
    database.as('service', `update public.retailers set cta_url = $1 where id = $2`, [
      `${origin}${path}`,
      row,
    ]);
  await set('/mine', one.id);
  expect(await run(id)).toMatchObject({ note: '1 row changed, 1 row left as they are' });
  expect([await ctaOf('one'), await ctaOf('two')]).toEqual(['/mine', '/offer']);
  await set('/theirs', two.id);
  await moveReplacement(db, id, { from: ['done'], to: 'undoing' });
  expect(await run(id, true)).toMatchObject({ note: '0 rows restored, 1 row left as they are' });
  expect(await ctaOf('two')).toBe('/theirs');
  const states = await database.query(
    `select row_name, state, note from public.link_changes order by row_name`,
  );
  expect(states.rows).toMatchObject([
    { row_name: 'Shop one', state: 'skipped', note: expect.stringContaining('since the preview') },
    { row_name: 'Shop two', state: 'kept', note: expect.stringContaining('since the run') },
  ]);
});

test('a change that the form refuses is planned as a problem', async () => {
  await retailer('one');
  await sweep();
  const plan = await planReplacement(db, {
    find: 'http://127',
    replacement: 'javascript:127',
    isWhole: false,
  });
  expect(plan).toMatchObject([{ problem: expect.stringMatching(/^Affiliate link: Enter a URL/) }]);
});

test('the history of replacements has pages, the newest first', async () => {
  for (const find of ['first', 'second', 'third'])
    await insertReplacement(db, { ...SEARCH, find }, { changes: [], askedBy: ADMIN_ID });
  const page = async (number: number) => {
    const { runs, count } = await listReplacements(db, { page: number, size: 2 });
    return [runs.map(({ find }) => find), count];
  };
  expect(await page(1)).toEqual([['third', 'second'], 3]);
  expect(await page(2)).toEqual([['first'], 3]);
  expect(await page(9)).toEqual([[], 0]);
});

test('a chunk whose worker was killed after its writes is repeated without a second write', async () => {
  await retailer('one');
  await guide('a', `<p><a href="${origin}/deal">x</a></p>`);
  const id = await replace();
  const replacement = { id, askedBy: ADMIN_ID };
  const chunk = { replacement, isUndo: false, writer: db, signal: new AbortController().signal };
  const writes = () => database.value(`select count(*)::int from public.audit_log where action = 'update'`);
  site.status = 500;
  // The site fails to refresh the pages. So the chunk writes its rows, but does not store the states of the changes.
  await expect(applyChunk(db, chunk)).rejects.toThrow('answered 500');
  site.status = 200;
  const before = await writes();
  expect(await run(id)).toMatchObject({ state: 'done', note: '2 rows changed' });
  expect(await writes()).toBe(before);
});

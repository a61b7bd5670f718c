// Tests of an admin's decisions about proposals and drafts.
import type { Row } from '@/lib/resources/resource';
import { outcome } from '../database/open.ts';
import { addKey, database, db, models } from '../models/model-site.ts';
import {
  accept,
  admin,
  admins,
  approve,
  draftAll,
  DRAFTED,
  propose,
  shop,
  shopOf,
  states,
  work,
} from './pilot-site.ts';

const { readInboxDraft } = await import('@/lib/services/pilot/read-draft');
const { storeFound } = await import('@/lib/data/proposals');

test('a draft with an invented discount is accepted only without it, or with a source', async () => {
  const [row, other] = [await shop(), await shop()];
  const invented = `${DRAFTED} Everything is reduced by 70%.`;
  models.usual = { kind: 'object', object: { description: invented } };
  const [id = '', second = ''] = await draftAll(row.id, other.id);
  expect((await readInboxDraft(admin, id))?.unconfirmed).toMatchObject([
    { field: 'description', text: '70%' },
  ]);
  const refused = await accept(id, { description: invented });
  expect(refused).toMatchObject({ status: 'error', data: { unconfirmed: [{ text: '70%' }] } });
  expect(await states()).toEqual(['drafted', 'drafted']);
  const source = { field: 'description', text: '70%', source: 'https://argos.example/sale' };
  const confirmed = await accept(second, { description: invented }, { confirmations: [source] });
  expect(confirmed).toMatchObject({ status: 'success' });
  expect(await shopOf(other.id)).toMatchObject({ description: invented });
  const accepted = await accept(id, { description: DRAFTED });
  expect(accepted).toMatchObject({ status: 'success', data: { rowId: row.id, isPending: false } });
  expect(await states()).toEqual(['accepted', 'accepted']);
  expect(await shopOf(row.id)).toMatchObject({ description: DRAFTED, is_published: false });
  expect(await accept(id, { description: DRAFTED })).toMatchObject({ status: 'error' });
});

test('a linked shop supports a discount in a new guide, if the discount has its source', async () => {
  const evidence = {
    ...{ discount_year: 2025, discount_source_name: 'A newspaper', discount_checked_on: '2026-11-20' },
    discount_source_url: 'https://news.example/sale',
  };
  const proved = await shop({ typical_discount: 'Up to 40% off', ...evidence });
  const unproved = await shop({ typical_discount: 'Up to 40% off' });
  const guide = (linked: { id: string; slug?: unknown }, discount: string) => ({
    ...{ description: 'What to compare.', intro_paragraph: '<p>In short.</p>', answer: ['Compare.'] },
    body: `<p><a href="/retailers/${String(linked.slug)}">Argos</a> cuts prices by ${discount} in the sales.</p>`,
  });
  models.usual = { kind: 'object', object: guide(proved, 'up to 70%') };
  await storeFound(db, 'search-without-result', [
    {
      ...{
        key: 'gramophones',
        entity: 'content',
        rowId: null,
        name: 'Gramophones',
        purpose: 'guide',
        brief: [],
      },
      ...{ why: 'Searched for.', effect: 'A guide.', weight: 3, inputTokens: 5_000, outputTokens: 400 },
    },
  ]);
  const id = String(await database.value('select id from public.proposals'));
  await approve([id], await addKey());
  await work();
  expect((await readInboxDraft(admin, id))?.unconfirmed).toMatchObject([
    { field: 'body', text: 'up to 70%' },
  ]);
  for (const wrong of [guide(proved, '40%'), guide(unproved, 'up to 40%')])
    expect(await accept(id, wrong)).toMatchObject({
      status: 'error',
      data: { unconfirmed: [{ field: 'body' }] },
    });
  expect(await accept(id, guide(proved, 'up to 40%'))).toMatchObject({ status: 'success' });
});

test('an accepted draft is scheduled for a later time, and never for a past one', async () => {
  const row = await shop();
  const [id = ''] = await draftAll(row.id);
  const past = await accept(id, { description: DRAFTED }, { publishAt: '2020-12-26T09:00:00.000Z' });
  expect(past).toMatchObject({ status: 'error', message: expect.stringContaining('has passed') as string });
  const publishAt = '2099-12-26T09:00:00.000Z';
  expect(await accept(id, { description: DRAFTED }, { publishAt })).toMatchObject({
    ...{ status: 'success', message: 'Accepted and scheduled' },
  });
  const stored = await shopOf(row.id);
  expect(stored).toMatchObject({ description: DRAFTED, is_published: false });
  expect(new Date(String(stored.publish_at)).toISOString()).toBe(publishAt);
});

test('an accepted draft of a public row waits in its editor and cannot be scheduled', async () => {
  const row = await shop({ is_published: true });
  const [id = ''] = await draftAll(row.id);
  expect((await readInboxDraft(admin, id))?.canSchedule).toBe(false);
  expect(await accept(id, { description: DRAFTED })).toMatchObject({
    status: 'success',
    data: { isPending: true },
  });
  expect(await states()).toEqual(['accepted']);
  expect(await shopOf(row.id)).toMatchObject({ description: '' });
});

test('a draft that is accepted by two admins at once is decided once', async () => {
  const row = await shop();
  const [id = ''] = await draftAll(row.id);
  const results = await Promise.all([
    accept(id, { description: DRAFTED }),
    admins.rejectProposals(admin, { ids: [id], reason: 'Too vague' }),
  ]);
  const isRejected = results[1] === 1;
  expect(await states()).toEqual([isRejected ? 'rejected' : 'accepted']);
  expect(await shopOf(row.id)).toMatchObject({ description: isRejected ? '' : DRAFTED });
});

test('a rejected proposal keeps its reason and is not proposed again, until the rejection is taken back', async () => {
  const row = await shop();
  const [id = ''] = await draftAll(row.id);
  expect(await admins.rejectProposals(admin, { ids: [id], reason: 'Too vague' })).toBe(1);
  await propose(row.id);
  expect(await admins.getProposals(admin, [id])).toMatchObject([{ state: 'rejected', reason: 'Too vague' }]);
  expect(await database.value('select count(*)::int from public.proposals')).toBe(1);
  expect(await admins.takeBackRejection(admin, id)).toBe('drafted');
  expect(await accept(id, { description: DRAFTED })).toMatchObject({ status: 'success' });
  const audit = await database.query<{ changed: Row }>(
    `select changed -> 'state' ->> 'new' as state from public.audit_log where table_name = 'proposals' order by id`,
  );
  expect(audit.rows).toEqual(['approved', 'rejected', 'drafted', 'accepted'].map((state) => ({ state })));
});

test('a proposal that its rule no longer finds is withdrawn, unless somebody has decided on it', async () => {
  const [one, two] = [await shop(), await shop()];
  await propose(one.id, two.id);
  await storeFound(db, 'retailer-without-description', []);
  expect(await states()).toEqual([]);
  const ids = await propose(one.id);
  await admins.rejectProposals(admin, { ids, reason: 'No' });
  await storeFound(db, 'retailer-without-description', []);
  expect(await states()).toEqual(['rejected']);
});

test('a reason that long names make too long is cut, and the rest of the rule’s findings are stored', async () => {
  const [id = ''] = await propose((await shop()).id);
  const [stored] = await admins.getProposals(admin, [id]);
  if (!stored) throw new Error('No proposal');
  const found = { ...stored, rowId: null, brief: [], inputTokens: 1, outputTokens: 1, effect: 'E' };
  const why = `${'x'.repeat(499)}😀`;
  await storeFound(db, 'stale-page', [
    { ...found, key: 'long', why },
    { ...found, key: 'short', why: 'W' },
  ]);
  const { rows } = await database.query(
    `select why from public.proposals where rule = 'stale-page' order by key`,
  );
  expect(rows).toEqual([{ why: 'x'.repeat(499) }, { why: 'W' }]);
});

test('nobody decides but an admin', async () => {
  const [id = ''] = await propose((await shop()).id);
  for (const who of ['anon', 'user', 'service'] as const) {
    const reject = database.as(who, `select public.reject_proposals(array[$1]::uuid[], 'No')`, [id]);
    expect([who, await outcome(reject)]).toEqual([who, '42501']);
    const change = database.as(who, `update public.proposals set state = 'rejected', reason = 'No'`);
    expect([who, await outcome(change)]).toEqual([who, '42501']);
  }
  expect(await states()).toEqual(['proposed']);
});

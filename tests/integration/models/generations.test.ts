// Tests of the drafts that a model writes, from the call to the model to the published page.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Row, Values } from '@/lib/resources/resource';
import type { DraftFacts } from '@/lib/schema/draft-facts';
import type { Db } from '@/lib/supabase/public';
import { prompts } from '../../../lib/fallback/prompts.ts';
import { MODULE_ALIASES } from '../../../scripts/serve/children.ts';
import { startGate } from '../../helpers/gate.ts';
import { outcome } from '../database/open.ts';
import { addKey, api, calls, database, db, env, MODEL, models, signInAdmin } from './model-site.ts';

const { draftTexts, resumeTexts } = await import('@/lib/services/generation/draft-texts');
const { acceptTexts } = await import('@/lib/services/generation/accept-texts');
const { getGeneration, rejectGeneration } = await import('@/lib/data/admin/generations');

const SHOPS: string[] = [];
const DRAFTED = 'Argos sells toys, tools and televisions, and takes goods back within 30 days of buying.';
const FACTS: DraftFacts = { name: 'Argos', lines: [{ id: 'note', label: 'Sells', value: 'Toys and tools' }] };

let admin: Db;
let adminId: string;
let keyId: string;
beforeAll(async () => {
  await database.as('service', 'select public.add_prompts($1)', [JSON.stringify(prompts)]);
  ({ admin, adminId } = await signInAdmin());
});
beforeEach(async () => {
  keyId = await addKey();
  models.usual = { kind: 'object', object: { description: DRAFTED } };
});

const shop = (more: Row = {}) => {
  const slug = `shop-${randomUUID()}`;
  return database.insert('retailers', { slug, name: 'Argos', cta_url: 'https://argos.example', ...more });
};
const shopOf = async (id: unknown) =>
  (await database.query<Row>('select * from public.retailers where id = $1', [id])).rows[0] ?? {};

interface Asked {
  rowId: string | null;
  requestId?: string;
  facts?: DraftFacts;
  purpose?: 'retailer-description' | 'guide' | 'faqs' | 'meta';
  fields?: string[];
  kept?: Values;
  replaces?: string;
  onPartial?: (partial: unknown) => void;
}
const draft = ({ purpose = 'retailer-description', ...asked }: Asked) =>
  draftTexts(db, {
    ...{ facts: FACTS, requestId: randomUUID(), keyId, askedBy: adminId, purpose },
    entity: purpose === 'guide' ? 'content' : 'retailers',
    ...asked,
  });
const accept = async (generationId: string, values: Values, confirmations: object[] = []) => {
  const given = confirmations as NonNullable<Parameters<typeof acceptTexts>[1]['confirmations']>;
  const to = { generationId, values, confirmations: given, acceptedBy: adminId, shops: SHOPS };
  return (await acceptTexts(admin, to)).state;
};
const generationOf = async (id: string) => {
  const found = await getGeneration(db, id);
  if (!found) throw new Error('No generation');
  return found;
};

test('a draft keeps its facts, prompt version, model and cost; the row changes only when an admin accepts', async () => {
  const row = await shop({ description: 'Old', returns_days: 30 });
  const partials: unknown[] = [];
  const { generationId, ...made } = await draft({ rowId: row.id, onPartial: (each) => partials.push(each) });
  const liveVersion = await database.value(
    `select v.id from public.prompt_versions as v join public.prompts as p on p.id = v.prompt_id
     where p.purpose = 'retailer-description' and v.number = p.live_number`,
  );
  expect(made).toEqual({
    values: { description: DRAFTED },
    ...{ model: MODEL, promptVersionId: liveVersion, cost: expect.closeTo(0.00054, 8) as number },
  });
  expect(partials.length).toBeGreaterThan(1);
  const sent = JSON.stringify(models.requests[0]?.body);
  expect(sent).toContain('Sells: Toys and tools');
  expect(await generationOf(generationId)).toMatchObject({
    ...{ state: 'proposed', provider: 'openai', facts: FACTS, asked_by: adminId, accepted_by: null },
  });
  expect(await shopOf(row.id)).toMatchObject({ description: 'Old' });
  const edited = DRAFTED.replace('and televisions', 'and lamps');
  const state = await accept(generationId, { description: edited });
  expect(state).toMatchObject({ status: 'success', data: { isPending: false } });
  expect(await shopOf(row.id)).toMatchObject({ description: edited, is_published: false });
  expect(await generationOf(generationId)).toMatchObject({
    ...{ state: 'accepted', accepted_by: adminId, accepted_texts: { description: edited } },
    ...{ texts: { description: DRAFTED }, written_at: expect.any(String) as string },
  });
});

test('the texts for a public row wait in its editor, and those of a new guide make a draft', async () => {
  const row = await shop({ description: 'Old', is_published: true, returns_days: 30 });
  const { generationId } = await draft({ rowId: row.id });
  expect(await accept(generationId, { description: DRAFTED })).toMatchObject({
    data: { isPending: true, path: `/admin/retailers/${row.id}?generation=${generationId}` },
  });
  expect(await shopOf(row.id)).toMatchObject({ description: 'Old' });
  expect((await generationOf(generationId)).written_at).toBeNull();

  const texts = {
    ...{ description: 'How to choose a coat that lasts.', intro_paragraph: '<p>Begin with the seams.</p>' },
    ...{ answer: ['Check the seams.'], body: '<h2>Seams</h2><p onclick="x()">Look at them closely.</p>' },
  };
  models.usual = { kind: 'object', object: texts };
  const facts = { name: 'How to choose a coat', topic: 'Clothes', lines: [] };
  const guide = await draft({ rowId: null, purpose: 'guide', facts });
  expect(guide.values.body).toBe('<h2>Seams</h2><p>Look at them closely.</p>');
  const first = await accept(guide.generationId, guide.values);
  const again = await accept(guide.generationId, guide.values);
  expect(again.data?.rowId).toBe(first.data?.rowId);
  const { rows } = await database.query('select * from public.content where title = $1', [facts.name]);
  expect(rows).toEqual([
    expect.objectContaining({
      ...{ id: first.data?.rowId, slug: 'how-to-choose-a-coat', content_type: 'guide', is_published: false },
      ...{ guide_category: 'Clothes', answer: texts.answer },
    }),
  ]);
});

test('the database refuses to make text public that nobody has accepted, also with the secret key', async () => {
  const drafted = `${DRAFTED} It opens early.`;
  models.usual = { kind: 'object', object: { description: drafted } };
  const row = await shop({ description: 'Old', is_published: true });
  const hidden = await shop();
  const { generationId } = await draft({ rowId: row.id });
  const write = (who: 'admin' | 'service', id: string, values: string) =>
    outcome(database.as(who, `update public.retailers set ${values} where id = $1`, [id]));
  for (const who of ['admin', 'service'] as const) {
    expect(await write(who, row.id, `description = '${drafted}'`)).toBe('42501');
    // The database also refuses the drafted text if it is within another text, in capitals or in another field.
    expect(await write(who, row.id, `terms_snippet = E'First.\\n${drafted.toUpperCase()}'`)).toBe('42501');
    const faqs = JSON.stringify([{ question: 'What does Argos sell?', answer: drafted }]);
    expect(await write(who, row.id, `faqs = '${faqs}'`)).toBe('42501');
    expect(await write(who, hidden.id, `description = '${drafted}'`)).toBe('accepted');
    expect(await write(who, hidden.id, 'is_published = true')).toBe('42501');
    expect(await write(who, row.id, `description = 'Written by hand, from beginning to end.'`)).toBe(
      'accepted',
    );
  }
  expect(await outcome(shop({ description: drafted, is_published: true }))).toBe('42501');
  const guide = { slug: 'g', title: 'G', content_type: 'guide', body: `<p>${drafted}</p>` };
  expect(await outcome(database.insert('content', { ...guide, is_published: true }))).toBe('42501');
  // A rejected text still cannot be published, but an accepted text can.
  await rejectGeneration(admin, { id: generationId, reason: 'Too long' });
  expect(await write('service', hidden.id, 'is_published = true')).toBe('42501');
  const second = await draft({ rowId: hidden.id });
  expect(await accept(second.generationId, { description: drafted })).toMatchObject({ status: 'error' });
  const confirmed = [{ field: 'description', text: '30 days', source: 'The shop’s returns page' }];
  expect(await accept(second.generationId, { description: drafted }, confirmed)).toMatchObject({
    status: 'success',
  });
  expect(await write('service', hidden.id, 'is_published = true')).toBe('accepted');
});

test('nobody but an admin who is signed in can accept, not even the owner of the table', async () => {
  const { generationId } = await draft({ rowId: (await shop()).id });
  const accepting = `update public.generations set state = 'accepted', accepted_by = '${adminId}', accepted_texts = '{}'
    where id = '${generationId}'`;
  expect(await outcome(database.as('service', accepting))).toBe('42501');
  expect(await outcome(database.exec(accepting))).toBe('42501');
  const call = `select public.accept_generation('${generationId}', '{}')`;
  for (const who of ['anon', 'user', 'service'] as const)
    expect(await outcome(database.as(who, call))).toBe('42501');
  for (const change of [`texts = '{"description": "Other"}'`, 'cost = 0', `facts = '{}'`])
    expect(
      await outcome(database.exec(`update public.generations set ${change} where id = '${generationId}'`)),
    ).toBe('42501');
  expect(await outcome(database.exec(`delete from public.generations where id = '${generationId}'`))).toBe(
    '42501',
  );
  expect((await generationOf(generationId)).state).toBe('proposed');
});

test('a fact that no field supports needs a source of its own before the text is accepted', async () => {
  const row = await shop({ returns_days: 30 });
  const text = 'You have 30 days to return it. Prices are cut by 70% on 27 December, the lowest ever.';
  models.usual = { kind: 'object', object: { description: text } };
  const { generationId } = await draft({ rowId: row.id });
  const refusal = await accept(generationId, { description: text });
  expect(refusal.message).toMatch(/‘70%’, ‘27 December’ and ‘[^’]*lowest ever’/);
  expect(refusal.message).not.toContain('30 days');
  const source = 'https://www.argos.example/press';
  const one = [{ field: 'description', text: '70%', source }];
  expect((await accept(generationId, { description: text }, one)).message).not.toContain('70%');
  const shorter = 'You have 30 days to return it. Prices are cut by 70%.';
  expect(await accept(generationId, { description: shorter }, one)).toMatchObject({ status: 'success' });
  expect((await generationOf(generationId)).confirmations).toEqual([{ text: 'description: 70%', source }]);
});

test('drafting one field again keeps the others as the editor left them, and closes the earlier proposal', async () => {
  const row = await shop();
  const meta = { meta_title: 'Argos after Christmas', meta_description: 'What Argos sells, and when.' };
  models.usual = { kind: 'object', object: meta };
  const first = await draft({ rowId: row.id, purpose: 'meta' });
  models.usual = { kind: 'object', object: { meta_title: 'Argos in the sales' } };
  const second = await draft({
    ...{ rowId: row.id, purpose: 'meta', fields: ['meta_title'] },
    ...{ replaces: first.generationId, kept: { meta_description: 'By hand.' } },
  });
  expect(second.values).toEqual({ meta_title: 'Argos in the sales', meta_description: 'By hand.' });
  expect((await generationOf(first.generationId)).state).toBe('replaced');
  expect(await accept(first.generationId, meta)).toMatchObject({ status: 'error' });
  expect(await accept(second.generationId, second.values)).toMatchObject({ status: 'success' });
  await expect(draft({ rowId: row.id, fields: ['body'] })).rejects.toThrow('doesn’t draft these texts');
});

test('a request is answered once; a failed one may be made again', async () => {
  const row = await shop();
  const requestId = randomUUID();
  models.next = [{ kind: 'object', object: { description: '' } }];
  await expect(draft({ rowId: row.id, requestId })).rejects.toMatchObject({ reason: 'malformed' });
  const { rows } = await database.query<Row>(
    'select state, failure from public.generations where request_id = $1',
    [requestId],
  );
  expect(rows).toEqual([{ state: 'failed', failure: 'malformed' }]);
  const [one, two] = await Promise.all([
    draft({ rowId: row.id, requestId }),
    draft({ rowId: row.id, requestId }),
  ]);
  expect(two).toEqual(one);
  expect(await resumeTexts(db, { requestId })).toEqual(one);
  expect((await calls()).map((call) => call.outcome)).toEqual(['malformed', 'answered']);
});

const root = path.resolve(import.meta.dirname, '../../..');

test('a process that is killed after the answer has arrived does not pay again; one killed before asks again', async () => {
  const row = await shop();
  // Holds back the request that stores the model's answer, so that the process is killed before the answer is stored.
  const gate = await startGate({ answer: () => false, target: api.url });
  gate.holds = ({ path: asked }) => asked.endsWith('/settle_generation');
  const requestId = randomUUID();
  const request = {
    ...{ entity: 'retailers', rowId: row.id, purpose: 'retailer-description', facts: FACTS, keyId },
    ...{ requestId, askedBy: adminId },
  };
  const child = (more: object = {}) =>
    spawn(process.execPath, ['--import', MODULE_ALIASES, 'tests/helpers/draft-once.ts'], {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...{ ...process.env, NODE_OPTIONS: '', ...env },
        ...{
          NEXT_PUBLIC_SUPABASE_URL: gate.url,
          NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_embedded',
        },
        ...{ SUPABASE_SECRET_KEY: api.secretKey, DRAFT: JSON.stringify({ ...request, ...more }) },
      },
    });
  const killed = async (when: () => boolean, more?: object) => {
    const process = child(more);
    while (!when() && process.exitCode === null) await sleep(20);
    process.kill('SIGKILL');
    if (process.exitCode === null) await once(process, 'exit');
    await gate.cut();
    // The killed process still holds its lease for 15 seconds. This statement ends the lease at once.
    await database.exec(`update public.generations set busy_until = now() where state = 'drafting'`);
  };
  try {
    await killed(() => gate.held.length > 0);
    expect(await resumeTexts(db, { requestId })).toMatchObject({ values: { description: DRAFTED } });
    expect(models.requests).toHaveLength(1);

    const early = randomUUID();
    models.next = [{ kind: 'stall' }];
    await killed(() => models.requests.length === 2, { requestId: early });
    expect(await resumeTexts(db, { requestId: early })).toMatchObject({ values: { description: DRAFTED } });
    expect(models.requests).toHaveLength(3);
  } finally {
    await gate.cut({ isDown: true });
  }
});

import { prompts } from '../../../lib/fallback/prompts.ts';
import { PURPOSES } from '../../../lib/schema/prompts.ts';
import { ADMIN_ID, openTestDatabase, outcome } from './open.ts';
import type { TestDatabase } from './open.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.as('service', 'select public.add_prompts($1)', [JSON.stringify(prompts)]);
});
afterAll(() => db.close());

const idOf = (purpose: string) => db.value('select id from public.prompts where purpose = $1', [purpose]);
const numbers = async (purpose: string) =>
  (
    await db.query<{ number: number }>(
      `select number from public.prompt_versions where prompt_id = (select id from public.prompts where purpose = $1)
     order by number`,
      [purpose],
    )
  ).rows.map(({ number }) => number);
const live = (purpose: string) =>
  db.value('select live_number from public.prompts where purpose = $1', [purpose]);

async function addVersion(purpose: string, text: string): Promise<number> {
  const [row] = await db.as(
    'admin',
    `select public.add_prompt_version($1, $2, 'User', 0.25, 300, 'Shorter') as number`,
    [await idOf(purpose), text],
  );
  return row?.number as number;
}

test('every purpose has one built-in prompt with one version, which is live; adding them again changes nothing', async () => {
  await db.as('service', 'select public.add_prompts($1)', [JSON.stringify(prompts)]);
  const { rows } = await db.query<{ purpose: string; live_number: number; count: number }>(
    `select purpose, live_number, (select count(*)::int from public.prompt_versions where prompt_id = prompts.id) as count
     from public.prompts`,
  );
  expect(rows.map(({ purpose }) => purpose).sort()).toEqual([...PURPOSES].sort());
  expect(rows.filter(({ live_number, count }) => live_number !== 1 || count !== 1)).toEqual([]);
});

test('an admin adds a version, which is recorded under the admin and goes live only when the admin says so', async () => {
  expect(await addVersion('guide', 'Second')).toBe(2);
  expect(await live('guide')).toBe(1);
  const { rows } = await db.query(
    `select system_text, temperature::float8 as temperature, max_tokens, note, created_by from public.prompt_versions
     where number = 2`,
  );
  expect(rows).toEqual([
    { system_text: 'Second', temperature: 0.25, max_tokens: 300, note: 'Shorter', created_by: ADMIN_ID },
  ]);
  const set = (number: number) =>
    idOf('guide').then((id) => db.as('admin', `select public.set_live_prompt($1, $2) as done`, [id, number]));
  expect(await set(2)).toEqual([{ done: true }]);
  expect(await live('guide')).toBe(2);
  expect(await set(9)).toEqual([{ done: false }]);
  expect(await live('guide')).toBe(2);
});

test('restoring a version adds a new version with its text, and leaves the others as they are', async () => {
  const first = await db.value(
    `select system_text from public.prompt_versions where number = 1 and prompt_id = $1`,
    [await idOf('faqs')],
  );
  await addVersion('faqs', 'Second');
  const restore = async (number: number) =>
    (
      await db.as('admin', 'select public.restore_prompt_version($1, $2) as number', [
        await idOf('faqs'),
        number,
      ])
    )[0]?.number;
  expect(await restore(1)).toBe(3);
  expect(await restore(9)).toBeNull();
  expect(await numbers('faqs')).toEqual([1, 2, 3]);
  const { rows } = await db.query(
    `select system_text, restored_from from public.prompt_versions where number = 3 and prompt_id = $1`,
    [await idOf('faqs')],
  );
  expect(rows).toEqual([{ system_text: first, restored_from: 1 }]);
});

// The statements run as the owner of the tables, to whom grants and policies do not apply. So triggers and constraints
// must refuse them.
test('nobody can change or remove a version, and no prompt is ever without a live version', async () => {
  const id = await idOf('meta');
  for (const statement of [
    `update public.prompt_versions set note = 'x' where prompt_id = '${String(id)}'`,
    `delete from public.prompt_versions where prompt_id = '${String(id)}'`,
    'truncate public.prompt_versions cascade',
  ])
    expect([statement, await outcome(db.query(statement))]).toEqual([statement, '42501']);
  for (const number of [0, 2])
    expect(
      await outcome(db.query(`update public.prompts set live_number = ${number} where purpose = 'meta'`)),
    ).toBe('23503');
  expect(await outcome(db.query('update public.prompts set live_number = null'))).toBe('23502');
  expect(await outcome(db.query(`delete from public.prompts where purpose = 'meta'`))).toBe('23503');
  expect(
    await outcome(db.query(`insert into public.prompts (purpose, live_number) values ('meta', 1)`)),
  ).toBe('23505');
  expect(await live('meta')).toBe(1);
});

test.each([
  ['a blank text', [' ', 0.5, 500]],
  ['a text of 10,001 characters', ['x'.repeat(10_001), 0.5, 500]],
  ['a temperature above 2', ['S', 2.1, 500]],
  ['too few tokens', ['S', 0.5, 49]],
  ['too many tokens', ['S', 0.5, 32_001]],
])('the database refuses a version with %s', async (_what, [text, temperature, tokens]) => {
  const values = [await idOf('article'), text, temperature, tokens];
  expect(
    await outcome(db.as('admin', `select public.add_prompt_version($1, $2, 'User', $3, $4)`, values)),
  ).toBe('23514');
  expect(await numbers('article')).toEqual([1]);
});

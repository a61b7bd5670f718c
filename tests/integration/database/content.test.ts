import { openTestDatabase, outcome } from './open.ts';
import type { TestDatabase } from './open.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
afterEach(() => db.query('delete from public.content'));

const VIEWS = [
  ['buyers_guides', 'guide', 'article'],
  ['boxing_day_articles', 'article', 'guide'],
] as const;

describe.each(VIEWS)('%s', (view, own, other) => {
  const add = (slug: string, more = '', values = '') =>
    db.as(
      'admin',
      `insert into public.${view} (slug, title, is_published${more}) values ('${slug}', 'T', true${values}) returning *`,
    );

  test(`writes and shows only rows of the type ${own}`, async () => {
    expect((await add('mine'))[0]).toMatchObject({ slug: 'mine', content_type: own, priority: 2 });
    await db.insert('content', { slug: 'theirs', title: 'T', content_type: other, is_published: true });
    expect(await db.as('anon', `select slug from public.${view}`)).toEqual([{ slug: 'mine' }]);
    await db.as('admin', `update public.${view} set title = 'Changed'`);
    expect((await db.query('select slug, title from public.content order by slug')).rows).toEqual([
      { slug: 'mine', title: 'Changed' },
      { slug: 'theirs', title: 'T' },
    ]);
    await db.as('admin', `delete from public.${view}`);
    expect((await db.query('select slug from public.content')).rows).toEqual([{ slug: 'theirs' }]);
  });

  test('refuses rows of the other type, and changing a row into it', async () => {
    expect(await outcome(add('wrong', ', content_type', `, '${other}'`))).toBe('44000');
    await add('mine');
    expect(await outcome(db.as('admin', `update public.${view} set content_type = '${other}'`))).toBe(
      '44000',
    );
  });

  test('has the same access rules as the table behind it', async () => {
    await add('seen');
    await db.insert('content', { slug: 'draft', title: 'T', content_type: own });
    for (const who of ['anon', 'user'] as const) {
      expect(await db.as(who, `select slug from public.${view}`)).toEqual([{ slug: 'seen' }]);
      expect(
        await outcome(db.as(who, `insert into public.${view} (slug, title) values ('forged', 'T')`)),
      ).toBe('42501');
    }
    expect(await db.as('user', `update public.${view} set title = 'X' returning id`)).toEqual([]);
    expect(await db.as('user', `delete from public.${view} returning id`)).toEqual([]);
    expect(await db.as('admin', `select slug from public.${view} order by slug`)).toHaveLength(2);
  });
});

const guide = (more = {}) => db.insert('content', { slug: 'g', title: 'G', content_type: 'guide', ...more });

test('the first publication sets the publication time, and later ones keep it', async () => {
  expect(await guide()).toMatchObject({ published_at: null, is_published: false });
  const [first] = await db.as(
    'admin',
    'update public.content set is_published = true returning published_at',
  );
  expect(first?.published_at).toBeInstanceOf(Date);
  await db.as('admin', 'update public.content set is_published = false');
  expect(
    await db.as('admin', 'update public.content set is_published = true returning published_at'),
  ).toEqual([first]);
});

test('a row with a future publication time stays hidden from visitors until then', async () => {
  await guide({ is_published: true, published_at: new Date(Date.now() + 3_600_000) });
  expect(await db.as('anon', 'select slug from public.content')).toEqual([]);
  await db.as('admin', `update public.content set published_at = now() - interval '1 minute'`);
  expect(await db.as('anon', 'select slug from public.content')).toEqual([{ slug: 'g' }]);
});

test('the reading time is estimated from the words unless an editor sets it', async () => {
  const body = `<p>${'word '.repeat(660)}</p>`;
  expect(await guide({ body })).toMatchObject({ reading_time_minutes: 3 });
  await db.query('delete from public.content');
  expect(await guide({ body, reading_time_minutes: 9 })).toMatchObject({ reading_time_minutes: 9 });
  await db.query('delete from public.content');
  expect(await guide()).toMatchObject({ reading_time_minutes: 0 });
});

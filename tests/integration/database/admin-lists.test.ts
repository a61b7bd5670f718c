import { ADMIN_ID, openTestDatabase, outcome, USER_ID } from './open.ts';
import type { TestDatabase } from './open.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test('lists show how many rows belong to each row, and only admins see drafts in the count', async () => {
  const category = { is_published: true };
  await db.insert('categories', { slug: 'garden', name: 'Garden', ...category });
  await db.insert('categories', { slug: 'home', name: 'Home', ...category });
  for (const [slug, name] of [
    ['mowers', 'Mowers'],
    ['pots', 'Pots'],
  ]) {
    await db.insert('subcategories', { slug, name, parent_category_slug: 'garden' });
  }
  for (const [slug, is_published] of [
    ['one', true],
    ['two', false],
  ]) {
    await db.insert('products', {
      slug,
      name: slug,
      category: 'garden',
      subcategory: 'mowers',
      is_published,
    });
  }
  const list = (who: 'admin' | 'user') =>
    db.as(
      who,
      'select slug, product_count, subcategory_counts from public.categories_overview order by product_count desc',
    );
  expect(await list('admin')).toEqual([
    { slug: 'garden', product_count: 2, subcategory_counts: ['Mowers (2)', 'Pots (0)'] },
    { slug: 'home', product_count: 0, subcategory_counts: [] },
  ]);
  expect(await list('user')).toMatchObject([{ product_count: 1 }, { product_count: 0 }]);
  expect(
    await db.as('admin', 'select slug from public.subcategories_overview where product_count = 0'),
  ).toEqual([{ slug: 'pots' }]);
});

test('the list of guides and articles shows how many words each text has', async () => {
  const piece = { title: 'T', content_type: 'guide' };
  await db.insert('content', { ...piece, slug: 'three', body: '<p>One <b>two</b></p>\n\n<p>three</p>' });
  await db.insert('content', { ...piece, slug: 'none' });
  expect(await db.as('admin', 'select slug, word_count from public.content_overview order by slug')).toEqual([
    { slug: 'none', word_count: 0 },
    { slug: 'three', word_count: 3 },
  ]);
});

test('words are counted only for the rows on the page', async () => {
  const explained = await db.as(
    'admin',
    'explain (verbose, format json) select id, word_count from public.content_overview order by title limit 25',
  );
  interface Plan {
    'Node Type': string;
    Output: string[];
    Plans?: Plan[];
  }
  const [{ Plan: limit }] = explained[0]?.['QUERY PLAN'] as [{ Plan: Plan }];
  const counts = ({ Output, Plans = [] }: Plan): boolean =>
    Output.some((column) => column.includes('word_count')) || Plans.some(counts);
  expect(limit['Node Type']).toBe('Limit');
  // In the query plan, the words are counted after the sort. So Postgres counts only the words of the rows on the
  // requested page.
  const sorts = (plan: Plan): Plan[] =>
    plan['Node Type'].includes('Sort') ? [plan] : (plan.Plans ?? []).flatMap(sorts);
  expect(counts(limit)).toBe(true);
  expect(sorts(limit).map(counts)).toEqual([false]);
});

describe('list_users', () => {
  const ask = async (...args: [q?: string, limit?: number, offset?: number]) => {
    const places = args.map((_, index) => `$${index + 1}`).join(', ');
    const [found] = await db.as('admin', `select public.list_users(${places}) as answer`, args);
    return found?.answer as { total: number; users: Record<string, unknown>[] };
  };

  test('shows admins every account and its roles', async () => {
    const { total, users } = await ask();
    expect(total).toBe(2);
    const byId = new Map(users.map((user) => [user.id, user]));
    expect(byId.get(ADMIN_ID)).toMatchObject({ email: 'admin@example.com', roles: ['admin'] });
    expect(byId.get(USER_ID)).toMatchObject({ roles: [], email_confirmed: false, last_sign_in_at: null });
  });

  test('finds a part of the email address literally and returns one page', async () => {
    expect((await ask(' USER@ ')).users.map(({ id }) => id)).toEqual([USER_ID]);
    expect((await ask('%')).total).toBe(0);
    expect(await ask('', 1, 1)).toMatchObject({ total: 2, users: [expect.anything()] });
    expect((await ask('', 1, 5)).users).toEqual([]);
  });

  test('is refused to everybody except admins', async () => {
    for (const who of ['anon', 'user', 'service'] as const) {
      expect([who, await outcome(db.as(who, 'select public.list_users()'))]).toEqual([who, '42501']);
    }
  });
});

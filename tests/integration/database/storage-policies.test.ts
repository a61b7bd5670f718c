import { openTestDatabase, outcome } from './open.ts';
import type { TestDatabase } from './open.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.query(`insert into storage.buckets (id, name) values ('private', 'private')`);
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.query('delete from storage.objects');
  await db.query(
    `insert into storage.objects (bucket_id, name) values ('logos', 'a.png'), ('private', 'b.png')`,
  );
});

const MAY = { anon: false, user: false, admin: true, service: true };
const WHO = Object.keys(MAY) as (keyof typeof MAY)[];
const logos = () => db.query(`select name from storage.objects where bucket_id = 'logos'`);

test('the bucket accepts pictures of at most one megabyte and shows them to everyone', async () => {
  const { rows } = await db.query(
    `select public, file_size_limit::int, allowed_mime_types from storage.buckets where id = 'logos'`,
  );
  expect(rows).toEqual([
    {
      public: true,
      file_size_limit: 1048576,
      allowed_mime_types: ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'],
    },
  ]);
});

const SEES = { anon: [], user: [], admin: ['a.png'], service: ['a.png', 'b.png'] };
test.each(WHO)(
  '%s lists only permitted files, because the public bucket shows files but not their names',
  async (who) => {
    const seen = (await db.as(who, 'select name from storage.objects order by name')).map((row) => row.name);
    expect(seen).toEqual(SEES[who]);
  },
);

test.each(WHO)('%s writes logos only with permission', async (who) => {
  const insert = `insert into storage.objects (bucket_id, name) values ('logos', 'new.png')`;
  expect(await outcome(db.as(who, insert))).toBe(MAY[who] ? 'accepted' : '42501');
  expect(
    await db.as(who, `update storage.objects set name = 'c.png' where name = 'a.png' returning 1 as one`),
  ).toHaveLength(MAY[who] ? 1 : 0);
  await db.as(who, `delete from storage.objects where bucket_id = 'logos'`);
  expect((await logos()).rows).toHaveLength(MAY[who] ? 0 : 1);
});

test('an admin can only write to the bucket of logos', async () => {
  const insert = `insert into storage.objects (bucket_id, name) values ('private', 'new.png')`;
  expect(await outcome(db.as('admin', insert))).toBe('42501');
  expect(
    await outcome(db.as('admin', `update storage.objects set bucket_id = 'private' where name = 'a.png'`)),
  ).toBe('42501');
  await db.as('admin', 'delete from storage.objects');
  expect((await db.query('select name from storage.objects')).rows).toEqual([{ name: 'b.png' }]);
});

test.each(['anon', 'user', 'admin'] as const)('%s cannot touch the buckets themselves', async (who) => {
  expect(await db.as(who, 'select id from storage.buckets')).toEqual([]);
  expect(await outcome(db.as(who, `insert into storage.buckets (id, name) values ('x', 'x')`))).toBe('42501');
  expect(await db.as(who, `update storage.buckets set file_size_limit = null returning id`)).toEqual([]);
  expect(await db.as(who, 'delete from storage.buckets returning id')).toEqual([]);
});

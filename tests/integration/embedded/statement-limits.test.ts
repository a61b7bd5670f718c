import { ALICE, startTestServer } from './clients.ts';
import type { TestServer } from './clients.ts';

const schema = `
create table public.texts (id int primary key, body text not null);
insert into public.texts values (1, repeat('abc ', 60));
grant select on public.texts to anon, authenticated;
create function public.count_to(n bigint) returns bigint language sql as
  $$ select count(*) from generate_series(1, n) $$;
create function public.try_twice(n bigint) returns text language plpgsql as $$
begin
  begin
    perform count(*) from generate_series(1, n);
  exception when query_canceled then
    return 'caught';
  end;
  return 'done';
end $$;
grant execute on all functions in schema public to anon, authenticated;`;

/** A regular expression. Postgres needs minutes to match it against the row above. */
const BACK_REFERENCES = '(.+)(.+)(.+)(.+)\\1\\2\\3\\4\\1x?$';
const TIMEOUT = { code: '57014', message: 'canceling statement due to statement timeout' };

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ schema })));
afterAll(() => server.stop());

test('a regular expression that would run for minutes is cancelled, and the database continues', async () => {
  const alice = await server.as(ALICE);
  const slow = alice.from('texts').select('id').regexMatch('body', BACK_REFERENCES);
  const behind = server.anon.from('texts').select('id');
  const [cancelled, waited] = await Promise.all([slow, behind]);
  expect(cancelled.error).toMatchObject(TIMEOUT);
  expect(cancelled.status).toBe(500);
  expect(waited.data).toEqual([{ id: 1 }]);
  expect((await alice.rpc('count_to', { n: 1000 })).data).toBe(1000);
  expect([server.child.exitCode, server.errors()]).toEqual([null, '']);
});

test("a visitor's long statement is cancelled too, and a function can handle that", async () => {
  const endless = await server.anon.rpc('count_to', { n: 1_000_000_000_000 });
  expect(endless.error).toMatchObject(TIMEOUT);
  expect((await server.anon.rpc('try_twice', { n: 1_000_000_000_000 })).data).toBe('caught');
  expect((await server.anon.rpc('count_to', { n: 10 })).data).toBe(10);
  expect([server.child.exitCode, server.errors()]).toEqual([null, '']);
});

import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ALICE, BOB, startTestServer } from './clients.ts';
import type { TestServer } from './clients.ts';

const BUCKETS = `
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('pictures', 'pictures', true, 1000, '{image/png,image/svg+xml,text/*}'),
  ('private', 'private', false, null, null);
create policy upload on storage.objects for insert to authenticated
  with check (bucket_id = 'pictures' or owner = (select auth.uid()));
create policy read on storage.objects for select to authenticated
  using (bucket_id = 'pictures' or owner = (select auth.uid()));
create policy change on storage.objects for update to authenticated using (owner = (select auth.uid()));
create policy remove on storage.objects for delete to authenticated using (owner = (select auth.uid()));
`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ schema: BUCKETS });
});
afterAll(() => server.stop());

/** Matches a time in the format in which JSON.stringify writes a Date. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const png = new Blob(['not really a picture'], { type: 'image/png' });
const pictures = async (user = ALICE) => (await server.as(user)).storage.from('pictures');
const files = () => readdir(path.join(server.dataDir, 'storage'));

test('an uploaded file in a public bucket is served to everybody', async () => {
  const bucket = await pictures();
  const { data, error } = await bucket.upload('a/one.png', png, { cacheControl: '600' });
  expect(error).toBeNull();
  expect(data).toMatchObject({ path: 'a/one.png', fullPath: 'pictures/a/one.png' });
  expect(data?.id).toMatch(/^[0-9a-f-]{36}$/);
  const { publicUrl } = bucket.getPublicUrl('a/one.png').data;
  expect(publicUrl).toBe(`${server.url}/storage/v1/object/public/pictures/a/one.png`);
  const served = await fetch(publicUrl);
  expect(await served.text()).toBe('not really a picture');
  expect(served.headers.get('content-type')).toBe('image/png');
  expect(served.headers.get('cache-control')).toBe('max-age=600');
  expect(served.headers.get('x-content-type-options')).toBe('nosniff');
  const etag = served.headers.get('etag') ?? '';
  expect((await fetch(publicUrl, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('every byte of a file is returned, also from a plain buffer', async () => {
  const bytes = Uint8Array.from({ length: 900 }, (_, i) => i % 256);
  const bucket = await pictures();
  await bucket.upload('bytes.png', bytes, { contentType: 'image/png' });
  const { data } = await bucket.download('bytes.png');
  expect(data?.type).toBe('image/png');
  expect(new Uint8Array((await data?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(bytes);
});

test('a picture cannot run a script', async () => {
  const bucket = await pictures();
  const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' });
  await bucket.upload('x.svg', svg);
  await bucket.upload('x.html', new Blob(['<script>1</script>'], { type: 'text/html' }));
  const served = await fetch(bucket.getPublicUrl('x.svg').data.publicUrl);
  expect(served.headers.get('content-type')).toBe('image/svg+xml');
  expect(served.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*sandbox$/);
  const html = await fetch(bucket.getPublicUrl('x.html').data.publicUrl);
  expect(html.headers.get('content-type')).toBe('text/plain');
});

test('a second upload needs upsert, which replaces the file and keeps its id', async () => {
  const bucket = await pictures();
  const first = await bucket.upload('two.txt', 'one', { contentType: 'text/plain' });
  const again = await bucket.upload('two.txt', 'two', { contentType: 'text/plain' });
  expect(again.error).toMatchObject({ message: 'The resource already exists', statusCode: '409' });
  const before = await files();
  const replaced = await bucket.upload('two.txt', 'three', { contentType: 'text/plain', upsert: true });
  expect(replaced.data?.id).toBe(first.data?.id);
  expect(await (await bucket.download('two.txt')).data?.text()).toBe('three');
  expect((await files()).length).toBe(before.length);
  const updated = await bucket.update('two.txt', 'four', { contentType: 'text/plain' });
  expect(updated.error).toBeNull();
  expect(await (await bucket.download('two.txt')).data?.text()).toBe('four');
  const missing = await bucket.update('none.txt', 'x', { contentType: 'text/plain' });
  expect(missing.error).toMatchObject({ statusCode: '404' });
});

test('the limits of the bucket are enforced', async () => {
  const bucket = await pictures();
  const large = await bucket.upload('large.png', new Blob([new Uint8Array(1001)], { type: 'image/png' }));
  expect(large.error).toMatchObject({
    statusCode: '413',
    message: 'The object exceeded the maximum allowed size',
  });
  const type = await bucket.upload('a.pdf', new Blob(['x'], { type: 'application/pdf' }));
  expect(type.error).toMatchObject({
    statusCode: '415',
    message: 'mime type application/pdf is not supported',
  });
  expect((await bucket.exists('large.png')).data).toBe(false);
  const none = await (await server.as(ALICE)).storage.from('nowhere').upload('a.png', png);
  expect(none.error).toMatchObject({ statusCode: '404', message: 'Bucket not found' });
});

test('policies decide who can upload, replace, read and remove', async () => {
  const anon = await server.anon.storage.from('pictures').upload('anon.png', png);
  expect(anon.error).toMatchObject({
    statusCode: '403',
    message: 'new row violates row-level security policy',
  });
  await (await pictures()).upload('alice.txt', 'hers', { contentType: 'text/plain' });
  const bob = await pictures(BOB);
  const stolen = await bob.upload('alice.txt', 'his', { contentType: 'text/plain', upsert: true });
  expect(stolen.error).toMatchObject({ statusCode: '403' });
  expect((await bob.update('alice.txt', 'his', { contentType: 'text/plain' })).error).not.toBeNull();
  expect((await bob.remove(['alice.txt'])).data).toEqual([]);
  expect(await (await bob.download('alice.txt')).data?.text()).toBe('hers');
});

test('a private bucket can only be read by permitted users and has no public URL', async () => {
  const own = (await server.as(ALICE)).storage.from('private');
  await own.upload('diary.txt', 'secret', { contentType: 'text/plain' });
  expect(await (await own.download('diary.txt')).data?.text()).toBe('secret');
  const other = await (await server.as(BOB)).storage.from('private').download('diary.txt');
  expect(other.error).not.toBeNull();
  expect((await fetch(own.getPublicUrl('diary.txt').data.publicUrl)).status).toBe(400);
  const service = server.service.storage.from('private');
  expect(await (await service.download('diary.txt')).data?.text()).toBe('secret');
});

test('a list shows one level: folders, then files, with search, order and pages', async () => {
  const bucket = server.service.storage.from('private');
  for (const name of ['l/b.txt', 'l/a.txt', 'l/c.txt', 'l/sub/d.txt', 'l/sub/e.txt']) {
    await bucket.upload(name, 'x', { contentType: 'text/plain' });
  }
  const { data } = await bucket.list('l');
  expect(data?.map((entry) => [entry.name, entry.id === null])).toEqual([
    ['sub', true],
    ['a.txt', false],
    ['b.txt', false],
    ['c.txt', false],
  ]);
  expect(data?.[1]?.metadata).toMatchObject({ size: 1, mimetype: 'text/plain' });
  const names = async (options: object) => (await bucket.list('l', options)).data?.map((entry) => entry.name);
  expect(await names({ search: 'b' })).toEqual(['b.txt']);
  expect(await names({ limit: 2, offset: 1 })).toEqual(['a.txt', 'b.txt']);
  expect(await names({ sortBy: { column: 'name', order: 'desc' } })).toEqual([
    'sub',
    'c.txt',
    'b.txt',
    'a.txt',
  ]);
  expect((await server.anon.storage.from('private').list('l')).data).toEqual([]);
});

test('a request for an object describes it or reports that it is missing', async () => {
  const bucket = await pictures();
  await bucket.upload('seen.txt', 'four', { contentType: 'text/plain', metadata: { by: 'alice' } });
  const { data } = await bucket.info('seen.txt');
  expect(data).toEqual({
    id: expect.any(String),
    name: 'seen.txt',
    version: expect.any(String),
    size: 4,
    contentType: 'text/plain',
    cacheControl: 'max-age=3600',
    etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    metadata: { by: 'alice' },
    createdAt: expect.stringMatching(TIME),
  });
  expect((await bucket.exists('seen.txt')).data).toBe(true);
  expect((await bucket.exists('unseen.txt')).data).toBe(false);
  // In a public bucket, anybody who knows the name of an object may read it.
  expect((await server.anon.storage.from('pictures').exists('seen.txt')).data).toBe(true);
  expect((await server.anon.storage.from('pictures').info('seen.txt')).data).toEqual(data);
});

test('removing deletes rows and files and returns the removed objects', async () => {
  const bucket = await pictures();
  await bucket.upload('gone.png', png);
  const before = await files();
  const { data } = await bucket.remove(['gone.png', 'never-there.png']);
  expect(data).toEqual([
    expect.objectContaining({ name: 'gone.png', bucket_id: 'pictures', owner: ALICE, owner_id: ALICE }),
  ]);
  expect(data?.[0]).not.toHaveProperty('path_tokens');
  for (const name of ['created_at', 'updated_at', 'last_accessed_at'] as const)
    expect(data?.[0]?.[name]).toMatch(TIME);
  expect((await files()).length).toBe(before.length - 1);
  expect((await fetch(bucket.getPublicUrl('gone.png').data.publicUrl)).status).toBe(400);
});

test('names that lead out of the bucket are refused', async () => {
  for (const name of [
    '..%2f..%2fkeys.json',
    'a%2f..%2f..%2fkeys.json',
    '%2e%2e%2fkeys.json',
    'a%00b',
    'a%2f%2fb',
  ]) {
    for (const method of ['GET', 'POST']) {
      const body = method === 'POST' ? 'x' : null;
      const headers = { apikey: server.secretKey, 'content-type': 'text/plain' };
      const target = `${server.url}/storage/v1/object/private/${name}`;
      const response = await fetch(target, { method, headers, body });
      expect([name, method, response.status, await response.json()]).toMatchObject([
        name,
        method,
        400,
        { error: 'InvalidKey' },
      ]);
    }
  }
  expect((await readdir(server.dataDir)).sort()).toEqual(['keys.json', 'pg', 'storage']);
});

test('policies decide who sees a bucket', async () => {
  expect((await server.service.storage.listBuckets()).data?.map((bucket) => bucket.id)).toEqual([
    'pictures',
    'private',
  ]);
  expect((await server.service.storage.getBucket('pictures')).data).toMatchObject({
    id: 'pictures',
    public: true,
  });
  expect((await server.anon.storage.listBuckets()).data).toEqual([]);
  expect((await server.anon.storage.getBucket('pictures')).error).toMatchObject({ statusCode: '404' });
});

test('unsupported features are reported', async () => {
  const bucket = server.service.storage.from('pictures');
  const refused = [
    (await bucket.createSignedUrl('x', 60)).error,
    (await bucket.move('a', 'b')).error,
    (await bucket.copy('a', 'b')).error,
  ];
  expect(refused.map((error) => error?.message)).toEqual(
    refused.map(() => expect.stringContaining('is not supported by the embedded Supabase')),
  );
});

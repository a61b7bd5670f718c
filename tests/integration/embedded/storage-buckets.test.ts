import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ALICE, startTestServer } from './clients.ts';
import type { TestServer } from './clients.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    schema: `insert into storage.buckets (id, name) values ('pictures', 'pictures'), ('private', 'private')`,
  });
});
afterAll(() => server.stop());

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const png = new Blob(['not really a picture'], { type: 'image/png' });
const files = () => readdir(path.join(server.dataDir, 'storage'));
const storage = () => server.service.storage;
afterEach(async () => {
  await storage().emptyBucket('new');
  await storage().deleteBucket('new');
});

test('the secret key creates buckets with their rules', async () => {
  const { data, error } = await storage().createBucket('new', {
    public: true,
    fileSizeLimit: '20KB',
    allowedMimeTypes: ['image/*'],
  });
  expect([error, data]).toEqual([null, { name: 'new' }]);
  expect((await storage().getBucket('new')).data).toEqual({
    ...{ id: 'new', name: 'new', owner: '', public: true },
    ...{ file_size_limit: 20_000, allowed_mime_types: ['image/*'] },
    created_at: expect.stringMatching(TIME),
    updated_at: expect.stringMatching(TIME),
  });
  const text = await storage().from('new').upload('a.txt', 'text', { contentType: 'text/plain' });
  expect(text.error).toMatchObject({ statusCode: '415' });
});

test('buckets are private and without limits by default', async () => {
  await storage().createBucket('new');
  expect((await storage().getBucket('new')).data).toMatchObject({
    ...{ public: false, file_size_limit: null, allowed_mime_types: null },
  });
});

test.each([
  ['new', {}, '409', 'The resource already exists'],
  ['a/b', {}, '400', 'Bucket name invalid'],
  [
    'other',
    { fileSizeLimit: '20 pounds' },
    '400',
    'Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B',
  ],
  ['other', { fileSizeLimit: '20GB' }, '413', 'The object exceeded the maximum allowed size'],
  ['other', { allowedMimeTypes: ['image'] }, '415', 'mime type image is not supported'],
])('a bucket %j with %j is refused: %s', async (name, rules, statusCode, message) => {
  await storage().createBucket('new');
  const { error } = await storage().createBucket(name, { public: false, ...rules });
  expect(error).toMatchObject({ statusCode, message });
});

test('a user without a policy cannot create, change or remove a bucket', async () => {
  await storage().createBucket('new');
  const alice = (await server.as(ALICE)).storage;
  expect((await alice.createBucket('own')).error).toMatchObject({
    statusCode: '403',
    message: 'new row violates row-level security policy',
  });
  expect((await alice.updateBucket('new', { public: true })).error).toMatchObject({ statusCode: '404' });
  expect((await alice.deleteBucket('new')).error).toMatchObject({ statusCode: '404' });
  expect((await storage().getBucket('new')).data).toMatchObject({ public: false });
});

test('buckets can be changed, emptied and removed, but removed only when empty', async () => {
  await storage().createBucket('new');
  const changed = await storage().updateBucket('new', { public: true });
  expect(changed.data).toEqual({ message: 'Successfully updated' });
  expect((await storage().getBucket('new')).data).toMatchObject({ public: true });
  await storage().from('new').upload('a.png', png);
  const before = (await files()).length;
  expect((await storage().deleteBucket('new')).error).toMatchObject({
    statusCode: '409',
    message: 'The bucket you tried to delete is not empty',
  });
  expect((await storage().emptyBucket('new')).error).toBeNull();
  expect((await files()).length).toBe(before - 1);
  expect((await storage().deleteBucket('new')).data).toEqual({ message: 'Successfully deleted' });
  expect((await storage().getBucket('new')).error).toMatchObject({ message: 'Bucket not found' });
  expect((await storage().deleteBucket('new')).error).toMatchObject({ statusCode: '404' });
});

test('buckets can be listed in parts, sorted and searched by name', async () => {
  await storage().createBucket('new');
  const names = async (options: Parameters<ReturnType<typeof storage>['listBuckets']>[0]) =>
    (await storage().listBuckets(options)).data?.map(({ name }) => name);
  expect(await names({ limit: 1, offset: 1 })).toEqual(['pictures']);
  expect(await names({ sortColumn: 'name', sortOrder: 'desc' })).toEqual(['private', 'pictures', 'new']);
  expect(await names({ search: 'VAT' })).toEqual(['private']);
});

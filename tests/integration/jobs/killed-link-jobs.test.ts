import type http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { whenEnded } from '../../helpers/embedded.ts';
import { hideBuiltInTexts } from '../../helpers/legal-texts.ts';
import { type JobServer, startJobServer } from '../../helpers/jobs.ts';
import { type LoopbackHosts, startLoopbackHosts } from '../../helpers/loopback-hosts.ts';

/** The number of shops. */
const HOSTS = 45;

/**
 * The state of `web`, a server that is both the shops and an instance of the site. From request number `holdsFrom` on, it
 * leaves requests without a response until `release` closes their connections.
 */
let requests = 0;
let holdsFrom = Infinity;
const held: http.ServerResponse[] = [];
const answer: http.RequestListener = (request, response) => {
  request.resume();
  requests += 1;
  if (requests >= holdsFrom) held.push(response);
  else response.writeHead(200).end('{}');
};
function release() {
  holdsFrom = Infinity;
  for (const response of held.splice(0)) response.destroy();
}

let server: JobServer;
let web: LoopbackHosts;
beforeEach(async () => {
  web = await startLoopbackHosts(HOSTS, answer);
  requests = 0;
  server = await startJobServer();
  await hideBuiltInTexts(server.db);
});
afterEach(async () => {
  release();
  await server.stop();
  await web.stop();
});

const startWorker = () =>
  server.startWorker({
    LINK_CHECK_ALLOW_PRIVATE: 'true',
    SITE_URL: 'https://www.oursite.example',
    SITE_INSTANCES: `http://127.0.0.1:${web.port}`,
    REVALIDATE_SECRET: 'a-secret-for-the-tests',
  });
/** Returns the URL of a page on one of many hosts. All these hosts are this machine. */
const url = (index: number, page = 'deal') => `http://127.0.0.${index}:${web.port}/${page}`;
async function insertGuides(count: number) {
  const rows = Array.from({ length: count }, (_, index) => ({
    ...{ slug: `guide-${index}`, title: `Guide ${index}`, content_type: 'guide' as const },
    body: `<p><a href="${url(index + 1)}">x</a></p>`,
  }));
  const { error } = await server.db.from('content').insert(rows);
  if (error) throw new Error(error.message);
}
async function send(kind: string, input: object): Promise<string> {
  const args = { _kind: kind, _lane: 'long', _input: input as never };
  const { data, error } = await server.db.rpc('send_job', args);
  if (error) throw new Error(error.message);
  return data;
}

test('a worker that is killed while it checks all links leaves no link unchecked, and checks none twice', async () => {
  await insertGuides(HOSTS);
  // Holds back the shop's answers to the second chunk until the worker of that chunk is dead.
  holdsFrom = 25;
  const first = await startWorker();
  const id = await send('check-links', { since: new Date().toISOString() });
  while (held.length < 10) await sleep(20);
  first.kill('SIGKILL');
  await whenEnded(first);
  release();
  await startWorker();
  expect(await server.until(id, 'done')).toMatchObject({ note: expect.stringMatching(/^45 links checked/) });
  const { data } = await server.db.from('link_checks').select('link_id, health');
  expect(data).toHaveLength(45);
  expect(new Set(data?.map(({ link_id }) => link_id)).size).toBe(45);
  expect(data?.filter(({ health }) => health !== 'ok')).toEqual([]);
});

test('a worker that is killed in the middle of a search and replace leaves no row out, and writes none twice', async () => {
  await insertGuides(25);
  const replacement = { find: '/deal', replacement: '/offer' };
  const { data: run } = await server.db.from('link_replacements').insert(replacement).select('id').single();
  const { data: rows } = await server.db.from('content').select('id, title, body');
  const { error } = await server.db.from('link_changes').insert(
    (rows ?? []).map(({ id, title, body }) => ({
      replacement_id: run?.id ?? '',
      ...{ resource: 'content', row_id: id, row_name: title, before: { body } },
      // The text has the form that the sanitiser would write: without `rel`, because these hosts belong to no retailer.
      after: { body: body.replace('/deal', '/offer') },
    })),
  );
  expect(error).toBeNull();
  // Holds back the site's response to the first chunk, which has written its rows and asks the site to refresh pages.
  holdsFrom = 1;
  const first = await startWorker();
  const id = await send('replace-links', { replacement: run?.id, isUndo: false });
  while (held.length < 1) await sleep(20);
  first.kill('SIGKILL');
  await whenEnded(first);
  release();
  await startWorker();
  expect(await server.until(id, 'done')).toMatchObject({ note: '25 rows changed' });
  const { data: writes } = await server.db
    .from('audit_log')
    .select('row_id')
    .eq('table_name', 'content')
    .eq('action', 'update');
  expect(writes).toHaveLength(25);
  const { data: after } = await server.db.from('content').select('body').like('body', '%/offer%');
  expect(after).toHaveLength(25);
});

import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { parseEnvironment } from '@/lib/config/env';
import type { Db } from '@/lib/supabase/public';
import { type Api, serveApi } from '../../../scripts/db-check/api.ts';
import { openTestDatabase, type TestDatabase } from '../database/open.ts';

const env: Record<string, string> = { DATABASE_WAIT_MS: '60000' };
const serverEnv = () => parseEnvironment(env);
jest.unstable_mockModule('@/lib/config/env', () => ({ parseEnvironment, serverEnv }));
const { crawlPages } = await import('@/lib/services/jobs/kinds/crawl-pages');

interface Served {
  status?: number;
  html?: string;
  headers?: Record<string, string>;
}
/** The responses of the site, by path; 404 for other paths. */
let served: Record<string, Served>;
let sitemap: string[];
/** The paths that were requested from the site. */
const asked: string[] = [];
const site = http.createServer(({ url = '' }, response) => {
  asked.push(url);
  const locations = (paths: string[]) => paths.map((path) => `<loc>${origin}${path}</loc>`).join('');
  if (url === '/sitemap.xml') return response.end(locations(['/sitemaps/pages.xml']));
  if (url === '/sitemaps/pages.xml') return response.end(locations(sitemap));
  const { status = 200, html = '', headers = {} } = served[url] ?? { status: 404 };
  return response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(html);
});

let database: TestDatabase;
let api: Api;
let db: Db;
let origin: string;
beforeAll(async () => {
  database = await openTestDatabase();
  api = await serveApi(database);
  db = api.service as Db;
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  env.SITE_URL = origin;
});
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await api.stop();
  await database.close();
});
beforeEach(async () => {
  await database.exec(`delete from public.pages; delete from public.redirects; delete from public.content;
    delete from public.products; delete from public.subcategories; delete from public.categories;
    delete from public.retailers; delete from public.people`);
  served = {};
  sitemap = [];
  asked.splice(0);
});

const LONG = 'word '.repeat(120);
interface Page {
  title?: string;
  description?: string;
  robots?: string;
  canonical?: string;
  links?: string[];
  text?: string;
  jsonLd?: string;
}
/** Serves a page at a path. `more` changes the page. Without `more`, the page has no faults. */
function serve(path: string, more: Page = {}) {
  const page = {
    ...{ title: `The page ${path}`, description: `About ${path}.`, robots: 'index', canonical: path },
    ...{ links: [], text: LONG, jsonLd: '{"@type":"WebSite","name":"N","url":"https://a.example"}' },
    ...more,
  };
  served[path] = {
    html: `<!doctype html><head><title>${page.title}</title>
      <meta name="description" content="${page.description}"><meta name="robots" content="${page.robots}">
      <link rel="canonical" href="${page.canonical === '/' ? origin : origin + page.canonical}">
      <script type="application/ld+json">${page.jsonLd}</script></head>
      <main>${page.text}${page.links.map((href) => `<a href="${href}">x</a>`).join('')}</main>`,
  };
}
const list = (path: string, more?: Page) => {
  serve(path, more);
  sitemap.push(path);
};

type Position = { crawl: string } | null;
const { signal } = new AbortController();
const chunk = (position: Position, { done = 0, ids }: { done?: number; ids?: string[] } = {}) =>
  crawlPages.runChunk({ input: ids ? { ids } : {}, position, done, db, signal });
async function crawl(ids?: string[]) {
  let [position, done]: [Position, number] = [null, 0];
  for (;;) {
    const result = await chunk(position, { done, ids });
    if (result.isLast) return result;
    [position, done] = [result.position as Position, result.done];
  }
}
interface Row {
  id: string;
  path: string;
  type: string;
  status: number | null;
  faults: string[];
  inlinks: number;
  words: number | null;
  is_published: boolean;
}
const rows = async () => (await database.query<Row>('select * from public.pages order by path')).rows;
const faults = async () =>
  Object.fromEntries(
    (await rows()).filter((row) => row.faults.length > 0).map((row) => [row.path, row.faults]),
  );
const rowAt = async (path: string) => {
  const row = (await rows()).find((each) => each.path === path);
  if (!row) throw new Error(`The crawl has no page ${path}`);
  return row;
};

test('a crawl requests the pages of the sitemap, of all rows and of links, and reads them', async () => {
  list('/', {
    links: ['/retailers', '/retailers/shop#top', '/gone?q=1', 'https://other.example/', '/admin/x'],
  });
  list('/retailers', { links: ['/'] });
  list('/retailers/shop', { links: ['/'] });
  await database.insert('retailers', {
    ...{ slug: 'shop', name: 'Shop', cta_url: 'https://shop.example', is_published: true },
  });
  await database.insert('retailers', { slug: 'draft', name: 'Draft', cta_url: 'https://shop.example' });
  expect(await crawl()).toMatchObject({ isLast: true, done: 5, total: 5, note: '5 pages crawled' });
  expect(
    (await rows()).map(({ path, type, status, inlinks, is_published: isPublished }) => [
      ...[path, type, status, inlinks, isPublished],
    ]),
  ).toEqual([
    ['/', 'page', 200, 2, true],
    ['/gone', 'link', 404, 1, true],
    ['/retailers', 'list', 200, 1, true],
    ['/retailers/draft', 'retailers', 404, 0, false],
    ['/retailers/shop', 'retailers', 200, 1, true],
  ]);
  expect(await rowAt('/')).toMatchObject({ title: 'The page /', words: 121, structured: ['WebSite'] });
  expect(await faults()).toEqual({ '/gone': ['linked-missing'] });
});

test('each contradiction is found', async () => {
  const shop = async (slug: string, page: Page = {}) => {
    await database.insert('retailers', {
      ...{ slug, name: slug, cta_url: 'https://shop.example', is_published: true },
    });
    list(`/retailers/${slug}`, page);
  };
  await shop('hidden', { robots: 'noindex, follow' });
  await shop('elsewhere', { canonical: '/retailers/other' });
  await shop('long', { title: 'A title '.repeat(9) });
  await shop('bare', { description: '' });
  await shop('thin', { text: 'Few words.' });
  await shop('same', { title: 'Same', description: 'Same.' });
  await shop('same-too', { title: 'Same', description: 'Same.' });
  await shop('data', { jsonLd: '{"@type":"Product","name":"N"}' });
  await shop('no-json', { jsonLd: '{' });
  await shop('none', { robots: 'none' });
  await shop('no-images', { robots: 'index, max-image-preview:none', title: 'Another title '.repeat(5) });
  await shop('header');
  served['/retailers/header'] = { ...served['/retailers/header'], headers: { 'x-robots-tag': 'noindex' } };
  await shop('orphan');
  sitemap.push('/missing');
  served['/down'] = { status: 503 };
  sitemap.push('/down');
  const redirect = (from_path: string, to_path: string) =>
    database.insert('redirects', { from_path, to_path, is_active: true });
  await redirect('/old', '/older');
  await redirect('/older', '/retailers/orphan');
  served['/old'] = { status: 308, headers: { location: '/older' } };
  served['/older'] = { status: 308, headers: { location: '/retailers/orphan' } };
  // The site ignores a redirect to a draft.
  await database.insert('retailers', { slug: 'draft', name: 'Draft', cta_url: 'https://shop.example' });
  await redirect('/to-draft', '/retailers/draft');
  await redirect('/to-missing', '/missing');
  served['/to-missing'] = { status: 308, headers: { location: '/missing' } };
  list('/', { links: sitemap.filter((path) => path !== '/retailers/orphan') });
  await crawl();
  expect(await faults()).toEqual({
    '/down': ['no-answer'],
    '/missing': ['sitemap-no-page', 'linked-missing'],
    '/old': ['redirect-chain'],
    '/retailers/bare': ['no-description'],
    '/retailers/data': ['structured-data'],
    '/retailers/elsewhere': ['canonical-elsewhere'],
    '/retailers/header': ['sitemap-noindex'],
    '/retailers/hidden': ['sitemap-noindex'],
    '/retailers/long': ['long-title'],
    '/retailers/no-images': ['long-title'],
    '/retailers/no-json': ['structured-data'],
    '/retailers/none': ['sitemap-noindex'],
    '/retailers/orphan': ['orphan'],
    '/retailers/same': ['same-title', 'same-description'],
    '/retailers/same-too': ['same-title', 'same-description'],
    '/retailers/thin': ['thin'],
    ...{ '/to-draft': ['redirect-nowhere'], '/to-missing': ['redirect-nowhere'] },
  });
});

test('a link with a query counts for the page of the sitemap with this query, and makes no page itself', async () => {
  list('/', { links: ['/content?type=guide', '/content?type=guide&sort=new', '/found?q=1'] });
  list('/content', { links: ['/'] });
  list('/content?type=guide');
  await crawl();
  expect((await rows()).map(({ path, type, inlinks }) => [path, type, inlinks])).toEqual([
    ['/', 'page', 1],
    ['/content', 'list', 1],
    ['/content?type=guide', 'list', 1],
    ['/found', 'link', 1],
  ]);
  expect(await faults()).toEqual({ '/found': ['linked-missing'] });
});

test('a crawl whose worker was killed requests only the remaining pages', async () => {
  for (let number = 0; number < 110; number += 1) list(`/page-${number}`);
  const first = await chunk(null);
  if (first.isLast) throw new Error('The crawl ended at once');
  const position = first.position as Position;
  await chunk(position);
  const before = asked.filter((path) => path.startsWith('/page-'));
  expect(before).toHaveLength(100);
  // The next worker starts the chunk again from the same position, but does not request the same pages a second time.
  await chunk(position);
  const all = asked.filter((path) => path.startsWith('/page-'));
  expect(all).toHaveLength(110);
  expect(new Set(all).size).toBe(110);
});

test('a check of one page stores what it finds now, and does not change other pages', async () => {
  list('/', { links: ['/a'] });
  list('/a', { robots: 'noindex' });
  await crawl();
  expect(await faults()).toEqual({ '/a': ['sitemap-noindex'] });
  asked.splice(0);
  sitemap = ['/'];
  await crawl([(await rowAt('/a')).id]);
  expect(asked.filter((path) => !path.includes('sitemap'))).toEqual(['/a']);
  expect(await faults()).toEqual({});
  expect((await rows()).map(({ path }) => path)).toEqual(['/', '/a']);
});

test('a page is of the type of its row, and a check notices a row that is new at its path', async () => {
  list('/', { links: ['/categories/gaming/pads', '/retailers/new'] });
  await database.insert('categories', { slug: 'gaming', name: 'Gaming', is_published: false });
  await database.insert('subcategories', { slug: 'pads', name: 'Pads', parent_category_slug: 'gaming' });
  await crawl();
  expect(await rowAt('/categories/gaming/pads')).toMatchObject({
    ...{ type: 'subcategories', status: 404, is_published: false, changed_at: expect.any(Date) },
  });
  const { id, type } = await rowAt('/retailers/new');
  expect(type).toBe('link');
  await database.insert('retailers', {
    ...{ slug: 'new', name: 'New', cta_url: 'https://shop.example', is_published: true },
  });
  serve('/retailers/new');
  await crawl([id]);
  expect(await rowAt('/retailers/new')).toMatchObject({ type: 'retailers', status: 200, faults: [] });
});

test('a guide counts as published only from its time on', async () => {
  const guide = (slug: string, published_at: string) =>
    database.insert('content', {
      ...{ slug, title: slug, content_type: 'guide', is_published: true, published_at },
    });
  await guide('now', '2026-01-01T00:00:00Z');
  await guide('later', '2999-01-01T00:00:00Z');
  await crawl();
  const published = (await rows()).map(({ path, is_published: isPublished }) => [path, isPublished]);
  expect(published).toEqual([
    [expect.stringMatching(/later$/), false],
    [expect.stringMatching(/now$/), true],
  ]);
});

test('a page that no longer exists anywhere disappears with the next crawl, and one that is still linked is missing', async () => {
  list('/', { links: ['/kept'] });
  list('/kept');
  list('/lost', { links: [] });
  await crawl();
  sitemap = ['/'];
  delete served['/kept'];
  delete served['/lost'];
  await crawl();
  expect((await rows()).map(({ path, type }) => [path, type])).toEqual([
    ['/', 'page'],
    ['/kept', 'link'],
  ]);
  expect(await faults()).toEqual({ '/kept': ['linked-missing'] });
});

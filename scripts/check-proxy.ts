/**
 * `npm run proxy:check -- https://www.example.co.uk`: checks a running proxy in front of a running site (docs/deploy).
 * `--resolve 127.0.0.1` reaches the proxy at this IP address, whatever the DNS says. With ADMIN_EMAIL and
 * ADMIN_PASSWORD, also checks the pages of a signed-in editor. With `--stop PID`, finally kills the site's process and
 * checks that pages are still available; restart the site afterwards.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, type Answer } from './proxy/ask.ts';
import { type ProxyOptions, readOptions } from './proxy/options.ts';
import { signIn } from './proxy/sign-in.ts';
import { StartupError } from './serve/startup-error.ts';

const { site, pid } = options();
const PAGES = ['/', '/retailers', '/retailers/argos', '/categories', '/products', '/content', '/privacy'];
const FOR_ONE_VISITOR = ['/search?q=lego', '/shortlist', '/auth', '/admin', '/api/health'];
const RSC = { rsc: '1' };
/**
 * The time after which every page in the proxy's cache has expired. The proxy keeps a page until the end of the next
 * whole second.
 */
const KEPT_MS = 2_100;
let failures = 0;

function check(title: string, isTrue: boolean, found: unknown): void {
  if (!isTrue) failures += 1;
  console.log(isTrue ? `passed  ${title}` : `FAILED  ${title}: ${String(found)}`);
}

function options(): ProxyOptions {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error);
    process.exit(1);
  }
}

const get = (path: string, headers: Record<string, string> = {}) => ask(site, path, { headers });
const cacheOf = ({ headers }: Answer) => headers['x-cache-status'];
const textOf = ({ headers, body }: Answer) => JSON.stringify(headers) + body;

async function checkStoredPages(): Promise<void> {
  for (const path of PAGES) {
    await get(path);
    const hit = await get(path);
    check(`${path} comes from the cache`, cacheOf(hit) === 'HIT' && hit.status === 200, cacheOf(hit));
    const again = await get(path, { 'if-none-match': hit.headers.etag ?? '' });
    check(`${path} returns 304 for its ETag`, again.status === 304 && again.body === '', again.status);
    const zipped = await get(path, { 'accept-encoding': 'gzip, br' });
    const encoding = zipped.headers['content-encoding'] ?? '';
    const isSame = ['br', 'gzip'].includes(encoding) && zipped.body === hit.body;
    check(`${path} is the same text, compressed`, isSame, encoding);
  }
}

async function checkPageData(): Promise<void> {
  for (const path of PAGES) {
    for (const order of [
      [{}, RSC, {}],
      [RSC, {}, RSC],
    ]) {
      for (const headers of order) {
        const first = await get(path, headers);
        // Follow the redirect. Next redirects a request for a page's data to a URL with `_rsc`, a hash of the router's
        // headers.
        const named = first.status === 307 ? first.headers.location : undefined;
        const { headers: answer, status } = named ? await get(named, headers) : first;
        const expected = headers === RSC ? 'text/x-component' : 'text/html';
        const type = answer['content-type'] ?? '';
        check(`${path} is ${expected}`, status === 200 && type.startsWith(expected), `${status} ${type}`);
      }
    }
    await sleep(KEPT_MS);
  }
}

/**
 * Requests every path as two visitors at the same time. Checks that neither response contains a value of the other
 * visitor.
 */
async function checkVisitors(): Promise<void> {
  const marks = ['first-visitor', 'second-visitor'] as const;
  const paths = [...PAGES, ...FOR_ONE_VISITOR, '/lego', '/amazon', '/made-up-page', '/og/home.png'];
  for (const path of paths) {
    const asVisitor = (mark: string) =>
      get(path, {
        cookie: `bds-admin-theme=${mark}; bds-notice=${mark}; other=${mark}`,
        referer: `https://${mark}.example/`,
        'user-agent': mark,
        'x-forwarded-for': mark,
        'x-forwarded-host': `${mark}.example`,
        'x-request-id': mark,
      });
    for (const answers of [
      await Promise.all(marks.map(asVisitor)),
      await Promise.all(marks.map(asVisitor)),
    ]) {
      const other = answers.some((answer, i) => textOf(answer).includes(marks[1 - i] ?? ''));
      check(`${path} shows no other visitor’s data`, !other, 'the other visitor’s value');
    }
    const after = await get(path);
    const rest = marks.filter((mark) => textOf(after).includes(mark));
    check(`${path} keeps nothing of earlier visitors`, rest.length === 0, rest);
  }
  for (const path of FOR_ONE_VISITOR) {
    await get(path);
    const status = cacheOf(await get(path));
    check(`${path} does not come from the cache`, status === undefined, status);
  }
  const moved = await Promise.all(marks.map((mark) => get(`/lego?from=${mark}`)));
  const isOwn = moved.every(({ headers }, i) => headers.location?.endsWith(`from=${marks[i]}`));
  check(
    'a redirect repeats only its own query',
    isOwn,
    moved.map(({ headers }) => headers.location),
  );
}

async function checkEditor(): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env;
  if (!email || !password) return console.log('skipped: pages of an editor (ADMIN_EMAIL, ADMIN_PASSWORD)');
  const cookie = await signIn(site, { email, password });
  const own = await get('/auth', { cookie });
  check('the account page of an editor shows the account', own.body.includes(email), own.status);
  check('/admin opens for the editor', (await get('/admin', { cookie })).status === 200, 'another status');
  for (const path of [...PAGES, ...FOR_ONE_VISITOR]) {
    const status = cacheOf(await get(path, { cookie }));
    const isOwn = status === undefined || status === 'BYPASS';
    check(`${path} bypasses the cache for the editor`, isOwn, status);
    const other = await get(path);
    check(
      `${path} shows visitors none of the editor’s data`,
      !textOf(other).includes(email),
      'the email address',
    );
  }
  const stranger = await get('/admin');
  check('/admin stays closed to visitors', stranger.status === 303, stranger.status);
}

async function checkRefusals(): Promise<void> {
  const metrics = await get('/api/metrics');
  check('/api/metrics is not public', metrics.status === 404, metrics.status);
  const page = await get('/');
  const asset = /\/_next\/static\/[^"']+\.js/.exec(page.body)?.[0] ?? '/none';
  const file = await get(asset, { 'accept-encoding': 'br' });
  check('a script is sent with brotli', file.headers['content-encoding'] === 'br', file.status);
  const control = file.headers['cache-control'] ?? '';
  check('a script may be kept for a year', control.includes('max-age=31536000'), control);
  const post = await ask(site, '/', { method: 'POST', headers: {}, form: { a: 'b' } });
  check('a POST to a page is refused', post.status === 405, post.status);
}

async function checkOutage(): Promise<void> {
  if (!pid) return console.log('left out: the site is down (--stop PID)');
  for (const path of PAGES) await get(path);
  process.kill(pid, 'SIGKILL');
  await sleep(KEPT_MS);
  for (const path of PAGES) {
    const { status, ...answer } = await get(path);
    const isStale = cacheOf({ status, ...answer }) === 'STALE';
    check(`${path} is available while the site is down`, status === 200 && isStale, `${status}`);
  }
  for (const path of FOR_ONE_VISITOR) {
    const { status } = await get(path);
    check(`${path} fails while the site is down`, status >= 500, status);
  }
}

for (const part of [checkStoredPages, checkPageData, checkVisitors, checkEditor, checkRefusals, checkOutage])
  await part();
console.log(failures === 0 ? 'All checks passed.' : `${failures} checks failed.`);
process.exitCode = failures === 0 ? 0 : 1;

/**
 * `npm run proxy:check -- http://127.0.0.1:8080`: checks a running proxy in front of a running site (docs/deploy). With
 * ADMIN_EMAIL and ADMIN_PASSWORD it also checks pages of a signed-in editor. `--stop PID` ends the site's process at the
 * end, and checks that pages stay available; then restart the site.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, type Answer } from './proxy/ask.ts';
import { signIn } from './proxy/sign-in.ts';

const [origin = '', , pid] = process.argv.slice(2);
const PAGES = ['/', '/retailers', '/retailers/argos', '/categories', '/products', '/content', '/privacy'];
const FOR_ONE_VISITOR = ['/search?q=lego', '/shortlist', '/auth', '/admin', '/api/health'];
const RSC = { rsc: '1' };
/** The cache of the proxy keeps pages for one second. */
const KEPT_MS = 1_100;
let failures = 0;

function check(title: string, isTrue: boolean, found: unknown): void {
  if (!isTrue) failures += 1;
  console.log(isTrue ? `passed  ${title}` : `FAILED  ${title}: ${String(found)}`);
}

const get = (path: string, headers: Record<string, string> = {}) => ask(origin, path, { headers });
const cacheOf = ({ headers }: Answer) => headers['x-cache-status'];
const textOf = ({ headers, body }: Answer) => JSON.stringify(headers) + body;

async function checkStoredPages(): Promise<void> {
  for (const path of PAGES) {
    await get(path);
    const hit = await get(path);
    check(`${path} comes from the cache`, cacheOf(hit) === 'HIT' && hit.status === 200, cacheOf(hit));
    const again = await get(path, { 'if-none-match': hit.headers.etag ?? '' });
    check(
      `${path} is answered with 304 to its ETag`,
      again.status === 304 && again.body === '',
      again.status,
    );
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
        // Next redirects a request for a page's data to a URL that names the data.
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

/** Two visitors request every path at the same time and in turn, each with values that the other must never see. */
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
      check(`${path} shows nothing of another visitor`, !other, 'the other visitor’s value');
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
  if (!email || !password) return console.log('left out: pages of an editor (ADMIN_EMAIL, ADMIN_PASSWORD)');
  const cookie = await signIn(origin, { email, password });
  const own = await get('/auth', { cookie });
  check('the account page of an editor shows the account', own.body.includes(email), own.status);
  check('/admin opens for the editor', (await get('/admin', { cookie })).status === 200, 'another status');
  for (const path of [...PAGES, ...FOR_ONE_VISITOR]) {
    const status = cacheOf(await get(path, { cookie }));
    check(`${path} passes the cache by for the editor`, status !== 'HIT' && status !== 'MISS', status);
    const other = await get(path);
    check(
      `${path} shows a visitor nothing of the editor`,
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
  const post = await ask(origin, '/', { method: 'POST', headers: {}, form: { a: 'b' } });
  check('a POST to a page is refused', post.status === 405, post.status);
}

async function checkOutage(): Promise<void> {
  if (!pid) return console.log('left out: the site is down (--stop PID)');
  for (const path of PAGES) await get(path);
  process.kill(Number(pid), 'SIGKILL');
  await sleep(KEPT_MS * 2);
  for (const path of PAGES) {
    const { status, ...answer } = await get(path);
    const isStale = ['STALE', 'UPDATING'].includes(cacheOf({ status, ...answer }) ?? '');
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

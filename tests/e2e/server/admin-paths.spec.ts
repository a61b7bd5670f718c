import { expect, test } from '@playwright/test';
import { createUser, PASSWORD, sessionCookie } from '../../helpers/accounts.ts';
import { replay, serverActions } from '../../helpers/server-actions.ts';
import { insertRow, uniqueWord, removeRows } from '../../helpers/site-rows.ts';
import { given, retailerRow } from '../../helpers/site.ts';

const UNKNOWN = '0b7c1f0e-3d64-4a5e-9a58-1d2f3c4b5a69';
const word = uniqueWord('path');
let cookie: string;
let retailer: string;
test.beforeAll(async () => {
  cookie = await sessionCookie(given('ADMIN_EMAIL'), given('ADMIN_PASSWORD'));
  retailer = (await insertRow('retailers', { ...retailerRow(word), is_published: false })).id;
});
test.afterAll(() => removeRows('retailers', 'slug', word));

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${given('SITE_URL')}${path}`, { headers: { cookie }, redirect: 'manual', ...init });

const MISSING: [path: string, what: string, link: string][] = [
  ['/admin/nope', 'screen', '/admin'],
  ['/admin/constructor', 'screen', '/admin'],
  ['/admin/nope/new', 'screen', '/admin'],
  ['/admin/nope/at/some/depth', 'screen', '/admin'],
  [`/admin/users/${UNKNOWN}`, 'screen', '/admin'],
  ['/admin/affiliate-verifications', 'screen', '/admin'],
  ['/admin/newsletter-subscribers/new', 'screen', '/admin'],
  ['/admin/retailers/not-an-id', 'retailer', '/admin/retailers'],
  ['/admin/retailers/not-an-id/history', 'retailer', '/admin/retailers'],
  [`/admin/retailers/${UNKNOWN}`, 'retailer', '/admin/retailers'],
  [`/admin/retailers/${UNKNOWN}/history`, 'retailer', '/admin/retailers'],
  [`/admin/legal/${UNKNOWN}`, 'legal page', '/admin/legal'],
  [
    `/admin/affiliate-verifications/${UNKNOWN}`,
    'affiliate verification',
    '/admin/link-manager/verifications',
  ],
];
for (const [path, what, link] of MISSING) {
  test(`${path} is a 404 page within the admin area that says there is no such ${what}`, async () => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain(`<h1>We can’t find that ${what}</h1>`);
    expect(html).toContain('<nav aria-label="Admin"');
    expect(html).toMatch(/<title>Not found \| Admin/);
    const [main] = /<main[^]*<\/main>/.exec(html) ?? [];
    expect(main).toContain(`href="${link}"`);
    expect((await ask(path, { method: 'HEAD' })).status).toBe(404);
  });
}

test('existing lists, forms, rows and histories can be opened', async () => {
  for (const rest of [
    '',
    '/new',
    `/${retailer}`,
    `/${retailer.toUpperCase()}`,
    `/${retailer}/history`,
    '/export',
  ]) {
    expect([rest, (await ask(`/admin/retailers${rest}`)).status]).toEqual([rest, 200]);
  }
});

test('an expired session is renewed when an admin opens a row', async () => {
  const old = await sessionCookie(given('ADMIN_EMAIL'), given('ADMIN_PASSWORD'), { old: true });
  const answer = await ask(`/admin/retailers/${retailer}`, { headers: { cookie: old } });
  expect(answer.status).toBe(200);
  const renewed = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
  expect((await ask('/admin', { headers: { cookie: renewed.join('; ') } })).status).toBe(200);
});

test('the answers do not reveal to other people whether a row exists', async () => {
  const user = await sessionCookie(await createUser(), PASSWORD);
  for (const id of [retailer, UNKNOWN, 'not-an-id']) {
    const path = `/admin/retailers/${id}`;
    const visitor = await ask(path, { headers: {} });
    expect([visitor.status, visitor.headers.get('location')]).toEqual([
      303,
      `/auth?next=${encodeURIComponent(path)}`,
    ]);
    expect((await ask(path, { headers: { cookie: user } })).status).toBe(403);
  }
});

test('an action on a row that was deleted meanwhile reports an error and is not a 404 page', async () => {
  const [action] = serverActions().filter(({ name }) => name === 'setFlagAction');
  const { status, state } = await replay({
    action: action?.id ?? '',
    to: `/admin/retailers/${UNKNOWN}`,
    cookie,
  });
  expect([status, state?.status]).toEqual([200, 'error']);
});

test('an export with an invalid row id is refused with a reason', async () => {
  for (const query of ['id=abc', `id=${retailer}&id=`, `id=${retailer}%00`, `id=${retailer}&`.repeat(201)]) {
    const answer = await ask(`/admin/retailers/export?${query}`);
    expect([query, answer.status]).toEqual([query, 400]);
    expect(await answer.text()).toContain('Each id must be a row’s id');
  }
});

test('control characters in the query are ignored in lists and exports', async () => {
  const csv = await ask(`/admin/retailers/export?q=%00${word}%07`);
  expect(csv.status).toBe(200);
  expect((await csv.text()).trim().split('\r\n')).toHaveLength(2);
  for (const screen of ['retailers', 'retailer-logos']) {
    const page = await (await ask(`/admin/${screen}?q=${word.slice(0, 3)}%00${word.slice(3)}`)).text();
    expect(page).toContain(`Shop ${word}`);
    expect(page).not.toContain('couldn’t be loaded');
  }
  expect(await (await ask('/admin/users?q=%00')).text()).toContain(given('ADMIN_EMAIL'));
});

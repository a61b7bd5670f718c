import { expect, test } from '@playwright/test';
import { sessionCookie } from '../../helpers/accounts.ts';
import { insertRow, ownWord, removeRows } from '../../helpers/admin.ts';
import { given, retailerRow } from '../../helpers/site.ts';

const word = ownWord('address');
let cookie: string;
let retailer: string;
test.beforeAll(async () => {
  cookie = await sessionCookie(given('ADMIN_EMAIL'), given('ADMIN_PASSWORD'));
  retailer = await insertRow('retailers', retailerRow(word));
});
test.afterAll(() => removeRows('retailers', 'slug', word));

const ask = (address: string) =>
  fetch(`${given('SITE_URL')}${address}`, { headers: { cookie }, redirect: 'manual' });

for (const address of [
  '/admin/nope',
  '/admin/constructor',
  '/admin/nope/new',
  '/admin/retailers/not-an-id',
  '/admin/newsletter-subscribers/new',
]) {
  test(`${address} is answered with 404, and says that it is no screen`, async () => {
    const answer = await ask(address);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<h1>There is no such screen</h1>');
  });
}

test('what is there is there: lists, forms, rows and their histories', async () => {
  for (const rest of ['', '/new', `/${retailer}`, `/${retailer}/history`, '/export']) {
    expect([rest, (await ask(`/admin/retailers${rest}`)).status]).toEqual([rest, 200]);
  }
});

test('an export of what can be no row is refused with a reason', async () => {
  for (const query of ['id=abc', `id=${retailer}&id=`, `id=${retailer}%00`, `id=${retailer}&`.repeat(201)]) {
    const answer = await ask(`/admin/retailers/export?${query}`);
    expect([query, answer.status]).toEqual([query, 400]);
    expect(await answer.text()).toContain('Each id must be that of a row');
  }
});

test('characters that nobody types are as if they were not there, in lists and exports', async () => {
  const csv = await ask(`/admin/retailers/export?q=%00${word}%07`);
  expect(csv.status).toBe(200);
  expect((await csv.text()).trim().split('\r\n')).toHaveLength(2);
  for (const screen of ['retailers', 'retailer-logos']) {
    const page = await (await ask(`/admin/${screen}?q=${word.slice(0, 3)}%00${word.slice(3)}`)).text();
    expect(page).toContain(`Shop ${word}`);
    expect(page).not.toContain('could not be shown');
  }
  expect(await (await ask('/admin/users?q=%00')).text()).toContain(given('ADMIN_EMAIL'));
});

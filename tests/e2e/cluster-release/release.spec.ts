import { expect, test } from '@playwright/test';
import { sessionCookie } from '../../helpers/accounts.ts';
import { replay, serverActions } from '../../helpers/server-actions.ts';
import { insertRow, removeRows, uniqueWord } from '../../helpers/site-rows.ts';
import { given, retailerRow } from '../../helpers/site.ts';

const before = given('SITE_URL');
const after = given('OTHER_INSTANCE');
const slug = uniqueWord('release');
const path = `/retailers/${slug}`;

test.afterEach(() => {
  process.env.SITE_URL = before;
});
test.afterAll(() => removeRows('retailers', 'slug', slug));

test('a form that was opened before a release saves after it, and its change shows on both builds', async () => {
  const { id } = await insertRow('retailers', retailerRow(slug));
  for (const origin of [before, after]) expect((await fetch(origin + path)).status).toBe(200);
  const cookie = await sessionCookie(given('ADMIN_EMAIL'), given('ADMIN_PASSWORD'));
  // Uses the action's id from the old build, because the form belongs to a page of the old build.
  const action = serverActions().find(({ name }) => name === 'setFlagAction')?.id ?? '';
  const input = { resource: 'retailers', ids: [id], isOn: false };
  process.env.SITE_URL = after;
  const saved = await replay({ action, cookie, input });
  expect([saved.status, saved.state?.status]).toEqual([200, 'success']);
  for (const origin of [before, after]) expect((await fetch(origin + path)).status).toBe(404);
});

test('an action that the release no longer has is refused as unknown, so that the form says to reload', async () => {
  const cookie = await sessionCookie(given('ADMIN_EMAIL'), given('ADMIN_PASSWORD'));
  const gone = { 'next-action': '40'.padEnd(42, '0'), origin: after, cookie };
  const answer = await fetch(`${after}/admin/retailers`, { method: 'POST', headers: gone, body: '[{}]' });
  // `components/admin/call-action.ts` recognises this header.
  expect(answer.headers.get('x-nextjs-action-not-found')).toBe('1');
});

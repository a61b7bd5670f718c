import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { RESOURCES } from '../../../lib/resources/index.ts';
import {
  type ActionInputs,
  FILE_ACTIONS,
  prepareActionInputs,
  READING_ACTIONS,
  unrecordedRows,
} from '../../helpers/action-inputs.ts';
import { createUser, PASSWORD, sessionCookie } from '../../helpers/accounts.ts';
import { replay, serverActions } from '../../helpers/server-actions.ts';
import { insertRow, uniqueWord, removeRows } from '../../helpers/site-rows.ts';
import { adminClient, given, retailerRow } from '../../helpers/site.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const word = uniqueWord('matrix');
let retailer: string;
let user: { id: string; cookie: string };
let admin: { cookie: string };
let own: ActionInputs;
/** Input for each server action that writes, except the actions in FILE_ACTIONS. */
let inputs: Record<string, object>;

test.beforeAll(async () => {
  retailer = (await insertRow('retailers', retailerRow(word))).id;
  const email = await createUser();
  const db = await adminClient();
  const { data } = await db.rpc('list_users', { _q: email });
  const [found] = (data as { users: { id: string }[] }).users;
  user = { id: found?.id ?? '', cookie: await sessionCookie(email, PASSWORD) };
  admin = { cookie: await sessionCookie(given('ADMIN_EMAIL'), given('ADMIN_PASSWORD')) };
  own = await prepareActionInputs({ word, retailer, userId: user.id });
  inputs = { ...own.accepted, ...own.gone, ...own.lasting };
});
test.afterAll(async () => {
  await own?.cleanUp();
  await removeRows('retailers', 'slug', word);
});

/**
 * Returns data that shows whether something was written: the id of the last history entry, the number of rows that the
 * history does not record, and the state of some rows.
 */
async function writes() {
  const db = await adminClient();
  const { data, error } = await db.from('audit_log').select('id').order('id', { ascending: false }).limit(1);
  if (error) throw error;
  return { last: data[0]?.id ?? 0, rows: await unrecordedRows(), effects: await own.effects() };
}

/**
 * Returns the paths of all pages and route handlers under /admin. A page that serves all resources is returned once for
 * each resource.
 */
function adminPaths(): string[] {
  // The preview page is in the folder of the public pages, because it uses their styles.
  const files = ['app/admin', 'app/(public)/(preview)/admin'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }),
  );
  const patterns = files
    .filter((file) => /(^|\/)(page|route)\.tsx?$/.test(file))
    .map((file) => `/admin/${path.dirname(file)}`.replaceAll(/\/\([^)]*\)|\/\.$/g, ''));
  const of = (key: string) => (pattern: string) =>
    pattern.replace('[resource]', key).replace('[id]', key === 'retailers' ? retailer : crypto.randomUUID());
  return [...new Set(RESOURCES.flatMap(({ key }) => patterns.map(of(key))))];
}

/**
 * Sets of request headers. Some sets have bypassed the access control of other Next sites. Others request the data of a
 * page instead of its HTML.
 */
const HEADERS: Record<string, string>[] = [
  {},
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-subrequest': 'src/middleware:src/middleware:src/middleware:src/middleware:src/middleware' },
  { 'x-middleware-next': '1', 'x-middleware-rewrite': '/admin', 'x-middleware-override-headers': 'cookie' },
  { 'x-nextjs-data': '1', purpose: 'prefetch', 'x-matched-path': '/admin' },
  { 'x-invoke-path': '/admin', 'x-invoke-status': '200', 'x-nextjs-matched-path': '/admin' },
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { 'x-forwarded-host': 'evil.example', 'x-action-forwarded': '1' },
];

const ask = (address: string, headers: Record<string, string>, redirect: RequestRedirect = 'manual') =>
  fetch(`${given('SITE_URL')}${address}`, { headers, redirect });

test('admins can open every page of the admin area', async () => {
  expect(adminPaths().length).toBeGreaterThan(40);
  const found = new Map<string, number>();
  for (const address of adminPaths()) found.set(address, (await ask(address, admin)).status);
  for (const address of [
    '/admin',
    '/admin/users',
    '/admin/link-manager',
    '/admin/link-manager/replace',
    '/admin/content-pilot',
    '/admin/content-pilot/draft',
    '/admin/content-pilot/runs',
    '/admin/content-quality',
    '/admin/content-quality/page',
    '/admin/page-status',
    '/admin/page-status/page',
    '/admin/data-migration',
    `/admin/retailers/${retailer}/history`,
  ])
    expect([address, found.get(address)]).toEqual([address, 200]);
  // For an admin, every path responds with 200, or with 404 if the path names a row that does not exist.
  expect([...found].filter(([, status]) => status !== 200 && status !== 404)).toEqual([]);
});

test('other people see nothing of any admin page, whatever headers they send', async () => {
  const open = [];
  let shown = 0;
  for (const address of adminPaths().map((each) => `${each}?q=${word}`)) {
    for (const headers of HEADERS) {
      const visitor = await ask(address, headers);
      if (visitor.status !== 303 || !visitor.headers.get('location')?.includes('/auth?next=')) {
        open.push(['visitor', address, headers, visitor.status]);
      }
      // A refused request for a page's data has the status 200 and contains the data of the 403 page.
      const other = await ask(address, { ...headers, cookie: user.cookie }, 'follow');
      const text = await other.text();
      if ((other.status !== 403 && !headers.rsc) || text.includes(`Shop ${word}`)) {
        open.push(['user', address, headers, other.status]);
      }
      if (!headers.rsc || !address.startsWith('/admin/retailers')) continue;
      const own = await ask(address, { ...headers, ...admin }, 'follow');
      if ((await own.text()).includes(`Shop ${word}`)) shown += 1;
    }
  }
  expect(open).toEqual([]);
  // Proves that the check above works: the same responses for an admin do contain the text.
  expect(shown).toBeGreaterThan(2);
});

test('another spelling of an admin address shows nothing either', async () => {
  const spellings = [
    '//admin/retailers',
    '/admin//retailers',
    '/./admin/retailers',
    '/x/../admin/retailers',
    '/%61dmin/retailers',
    '/admin%2fretailers',
    '/admin/retailers/',
    '/admin/retailers.rsc',
    '/admin/retailers.txt',
    '/admin/retailers.segments/_tree.segment.rsc',
    '/ADMIN/retailers',
    '/admin;/retailers',
    '/admin/retailers%00',
    '/_next/data/x/admin/retailers.json',
    '/admin/(screens)/retailers',
    '/(screens)/retailers',
    '/en/admin/retailers',
    `/admin/%72etailers/export?q=${word}`,
  ];
  const open = [];
  for (const address of spellings) {
    for (const headers of [...HEADERS, { cookie: user.cookie }]) {
      const answer = await ask(`${address}${address.includes('?') ? '' : `?q=${word}`}`, headers);
      if ((await answer.text()).includes(`Shop ${word}`)) open.push([address, headers, answer.status]);
    }
  }
  expect(open).toEqual([]);
  // Proves that the check above works: the response for an admin does contain the word.
  expect(await (await ask(`/admin/retailers?q=${word}`, admin)).text()).toContain(`Shop ${word}`);
});

test.describe('server actions, by replayed requests', () => {
  test('are all known to the build and answer an admin', async () => {
    const actions = serverActions();
    // A new action must be added to the inputs or, if it writes nothing, to READING_ACTIONS.
    const known = [...Object.keys(inputs), ...READING_ACTIONS, ...FILE_ACTIONS];
    expect(actions.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
    for (const { id, name } of actions) {
      const { status, state } = await replay({ action: id, cookie: admin.cookie, input: { nonsense: true } });
      expect([name, status, state?.status]).toEqual([name, 200, 'error']);
    }
  });

  test('refuse everybody else and write nothing for them', async () => {
    const before = await writes();
    const open = [];
    for (const { id: action, name } of serverActions()) {
      const input = inputs[name];
      const callers = { visitor: undefined, other: user.cookie, nonsense: 'bds-session=base64-e30' };
      for (const [who, cookie] of Object.entries(callers)) {
        const { status, text } = await replay({ action, input, cookie });
        if (status !== (who === 'other' ? 403 : 401)) open.push([who, name, status, text]);
        // Also sends the action to pages without middleware. Next forwards the action to a page that uses it, and loses
        // the status of a refusal.
        for (const to of ['/', '/search?q=x', '/forbidden']) {
          const elsewhere = await replay({ action, input, to, cookie });
          const isRefused = [401, 403].includes(elsewhere.status) || elsewhere.text === '{}';
          if (!isRefused) open.push([who, name, to, elsewhere.status, elsewhere.text]);
        }
      }
    }
    expect(open).toEqual([]);
    expect(await writes()).toEqual(before);
  });

  test('stop working for a user whose role was just taken away', async () => {
    const db = await adminClient();
    const [action] = serverActions().filter(({ name }) => name === 'setFlagAction');
    const input = inputs.setFlagAction;
    expect((await db.from('user_roles').insert({ user_id: user.id, role: 'admin' })).error).toBeNull();
    const asAdmin = await replay({ action: action?.id ?? '', input, cookie: user.cookie });
    expect(asAdmin.state).toMatchObject({ status: 'success', message: 'Retailer updated successfully' });
    expect((await db.from('user_roles').delete().eq('user_id', user.id)).error).toBeNull();

    const before = await writes();
    for (const { id, name } of serverActions()) {
      const after = await replay({ action: id, input: inputs[name], cookie: user.cookie });
      expect([name, after.status, after.state]).toEqual([name, 403, null]);
    }
    expect(await writes()).toEqual(before);
  });

  test('cannot be sent by another site with an admin’s cookie', async () => {
    const before = await writes();
    for (const { id: action, name } of serverActions()) {
      for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1']) {
        const { status, state } = await replay({
          action,
          input: inputs[name],
          cookie: admin.cookie,
          headers: { origin },
        });
        expect([name, origin, status, state]).toEqual([name, origin, 403, null]);
      }
    }
    expect(await writes()).toEqual(before);
  });

  test('refuse an invalid id', async () => {
    for (const [action, status] of [
      ['x', 404],
      ['0'.repeat(42), 409],
      ['constructor', 404],
    ] as const) {
      expect([action, (await replay({ action, cookie: admin.cookie })).status]).toEqual([action, status]);
    }
  });

  // Runs last, because it deletes the user and changes the rows of the other tests.
  test('accept the same requests from an admin, so that they are refused to others only for the role', async () => {
    const ask = async (name: string) => {
      const id = serverActions().find((each) => each.name === name)?.id ?? '';
      return (await replay({ action: id, input: inputs[name], cookie: admin.cookie })).state;
    };
    for (const name of Object.keys(own.gone)) {
      const state = await ask(name);
      expect([name, state?.status, state?.message]).toEqual([
        name,
        'error',
        expect.not.stringContaining('Check the marked fields'),
      ]);
    }
    const before = await writes();
    for (const name of Object.keys(own.accepted))
      expect([name, await ask(name)]).toEqual([name, expect.objectContaining({ status: 'success' })]);
    // Proves that `writes` detects writes: it finds those of the admin's requests.
    const after = await writes();
    expect(after.last).toBeGreaterThan(before.last);
    expect(after.effects).toMatchObject({ job: 'paused', rows: 1 });
    expect(after.rows.imports).toBe((before.rows.imports ?? 0) + 1);
    expect(after.rows.link_replacements).toBe((before.rows.link_replacements ?? 0) + 1);
    expect(after.rows.jobs).toBeGreaterThan(before.rows.jobs ?? 0);
  });
});

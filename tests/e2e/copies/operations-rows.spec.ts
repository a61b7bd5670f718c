import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { allAttacks, attacksUpTo as upTo, expectInert, watch } from '../../helpers/attacks.ts';
import { type CopyWithWorker, startCopyWithWorker } from '../../helpers/copy-with-worker.ts';
import { must } from '../../helpers/must.ts';
import { adminClient, serverClient } from '../../helpers/site.ts';
import { XSS_CORPUS } from '../../helpers/xss-corpus.ts';

// Tests screens for links, imports, redirects and verifications with rows that the tests write through the API: the worst
// texts, and 2,000 rows of each kind. The copy of the site has the secret key, because the preview of a search and
// replace needs it. It has no worker, which would change the rows.

const MANY = 2_000;
const PER_WRITE = 500;
const IMAGE = '<img src=x onerror=__xss(1)>';

let copy: CopyWithWorker;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: async ({ browserName: _ }, provide) => provide(process.env.SITE_URL) });
test.beforeAll(async () => {
  copy = await startCopyWithWorker();
});
test.afterAll(() => copy?.stop());

/** Inserts rows part by part. */
async function insertAll(table: 'content' | 'link_uses' | 'link_changes', rows: object[]): Promise<void> {
  for (let from = 0; from < rows.length; from += PER_WRITE)
    await must(
      serverClient()
        .from(table)
        .insert(rows.slice(from, from + PER_WRITE) as never),
    );
}

/** Opens a screen, and expects that it answers without an error. */
async function open(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path, { waitUntil: 'load' });
  expect([path, answer?.status()]).toEqual([path, 200]);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/went wrong|can’t find/);
}

const rowsOf = (page: Page, table: string) => page.getByRole('region', { name: table }).locator('tbody tr');

/** Inserts a link, guides that use it, and a finished replacement that has changed these guides. */
async function insertLink(url: string, guides: { title: string; body: string }[], about: object = {}) {
  const db = serverClient();
  const rows = guides.map((guide) => ({ ...guide, id: randomUUID(), content_type: 'guide' }));
  await insertAll(
    'content',
    rows.map((row) => ({ ...row, slug: `guide-${row.id}` })),
  );
  const facts = { url, host: new URL(url).host, ...about };
  const link = await must(db.from('links').insert(facts).select('id').single());
  const place = ({ id, title }: (typeof rows)[number]) => ({
    ...{ resource: 'content', row_id: id, row_name: title },
  });
  await insertAll(
    'link_uses',
    rows.map((row) => ({ ...place(row), link_id: link.id, field: 'body', label: 'Text' })),
  );
  const run = { find: url, replacement: `${url}-new`, state: 'done' };
  const { id: replacement } = await must(db.from('link_replacements').insert(run).select('id').single());
  const changes = rows.map((row) => ({
    ...{ ...place(row), replacement_id: replacement, state: 'applied' },
    ...{ before: { body: row.body }, after: { body: `${row.body} ` } },
  }));
  await insertAll('link_changes', changes);
  return { link: link.id, replacement };
}

test('no attack runs in the link manager, in a URL, a title, a text, a label or a note', async ({ page }) => {
  const db = serverClient();
  const texts = [...new Set(XSS_CORPUS.map(({ html }) => `${IMAGE}${html.replaceAll('\u0000', '')}`))];
  const url = 'https://attack.example/whole';
  // A guide and a run have ten texts each, so that few screens show all of them. A preview takes long for many guides.
  const parts = texts.flatMap((_, index) => (index % 10 === 0 ? [texts.slice(index, index + 10)] : []));
  const guides = parts.map((part) => ({
    ...{ title: part.join('').slice(0, 200), body: `<a href="${url}">x</a>${part.join('')}` },
  }));
  const facts = {
    ...{ health: 'gone', is_broken: true, network: IMAGE, note: upTo(500) },
    ...{ final_url: 'javascript:__xss(1)' },
  };
  const { link, replacement } = await insertLink(url, guides, facts);
  await must(db.from('link_checks').insert({ link_id: link, health: 'gone', note: allAttacks }));
  await must(
    db
      .from('link_changes')
      .update({ note: upTo(500) })
      .eq('replacement_id', replacement),
  );
  const urls = texts.map((text) => ({ ...facts, url: `https://attack.example/${text}`, host: IMAGE }));
  const links = await must(db.from('links').insert(urls).select('id, url'));
  await insertAll(
    'link_uses',
    links.map(({ id, url: text }, index) => ({
      ...{ link_id: id, resource: index % 2 === 0 ? 'content' : 'unknown', row_id: randomUUID() },
      ...{ row_name: text, field: text.slice(0, 60), label: text.slice(0, 120), rel: text.slice(0, 200) },
    })),
  );
  const runs = parts.map((part) => part.join('').slice(0, 2_048));
  await must(
    db
      .from('link_replacements')
      .insert(runs.map((text) => ({ find: text, replacement: text, state: 'done' }))),
  );

  await signInAsAdmin(page, '/admin');
  const ran = await watch(page);
  const search = (replacement: string, more: Record<string, string> = {}) =>
    `/admin/link-manager/replace?${new URLSearchParams({ find: url, replacement, ...more })}`;
  const pages = (path: string, count: number) =>
    Array.from({ length: Math.ceil(count) }, (_, index) => `${path}&page=${index + 1}`);
  for (const path of [
    ...pages('/admin/link-manager?size=100', (texts.length + 1) / 100),
    `/admin/link-manager?${new URLSearchParams({ q: IMAGE })}`,
    `/admin/link-manager/link?id=${link}`,
    `/admin/link-manager/link?id=${links.at(-1)?.id}`,
    ...['https://attack.example/new', IMAGE, upTo(2_000), 'javascript:__xss(1)'].map((text) => search(text)),
    ...Array.from({ length: Math.ceil((runs.length + 1) / 20) }, (_, index) =>
      search('x', { find: IMAGE, earlier: String(index + 1) }),
    ),
    `/admin/link-manager/replacement?id=${replacement}`,
  ]) {
    await open(page, path);
    // The screen shows the attack as plain text.
    await expect(page.getByRole('main')).toContainText(IMAGE);
    await expectInert(page);
  }
  expect(ran).toEqual([]);
});

/** Returns the names of 2,000 rows in alphabetical order. */
const namesOf = (word: string) =>
  Array.from({ length: MANY }, (_, index) => `${word}-${String(index).padStart(4, '0')}`);

/** Expects that the first page of a list shows the first rows and the number of all, and that its last page ends it. */
async function expectWholeList(page: Page, path: string, [table, total]: [string, string], names: string[]) {
  await open(page, path);
  const rows = rowsOf(page, table);
  await expect(page.getByText(total, { exact: true })).toBeVisible();
  await expect(rows).toHaveCount(25);
  await expect(rows.first()).toContainText(names[0] ?? '?');
  await page.getByRole('link', { name: 'Last', exact: true }).click();
  await expect(page.getByText('Page 80 of 80')).toBeVisible();
  await expect(rows).toHaveCount(25);
  await expect(rows.last()).toContainText(names.at(-1) ?? '?');
}

test('imports, redirects and verifications are shown page by page, 2,000 of each', async ({ page }) => {
  const db = serverClient();
  const admin = await adminClient();
  const [files, paths, networks] = ['many', '/many', 'Many'].map(namesOf) as [string[], string[], string[]];
  const about = { _entity: 'people', _total: 1, _keeps_existing: false };
  for (const name of files)
    await must(admin.rpc('add_import', { ...about, _id: randomUUID(), _file_name: name }));
  await must(db.from('redirects').insert(paths.map((path) => ({ from_path: path, to_path: '/' }))));
  const tag = { meta_name: 'many', meta_content: 'many', is_active: false };
  const verifications = networks.map((name) => ({ ...tag, network_name: name }));
  await must(db.from('affiliate_verifications').insert(verifications));

  await signInAsAdmin(page, '/admin');
  for (const [path, list, names] of [
    ['/admin/data-migration?sort=file_name', ['Table of imports', '2,000 imports'], files],
    ['/admin/redirects?q=many&sort=from_path', ['Table of redirects', '2,000 redirects found'], paths],
    [
      '/admin/link-manager/verifications?q=many&sort=network_name',
      ['Table of affiliate verifications', '2,000 affiliate verifications found'],
      networks,
    ],
  ] as [string, [string, string], string[]][])
    await expectWholeList(page, path, list, names);
});

test('the link manager shows 2,000 uses, replacements and changes page by page', async ({ page }) => {
  const db = serverClient();
  const url = 'https://many.example/old';
  const names = namesOf('Many');
  const guides = names.map((title) => ({ title, body: `<p><a href="${url}">x</a></p>` }));
  const { link, replacement } = await insertLink(url, guides);
  const minutes = (count: number) => new Date(Date.UTC(2025, 0, 1, 0, count)).toISOString();
  const runs = names.map((name, index) => ({
    ...{ find: name, replacement: 'new', state: 'done', created_at: minutes(index) },
  }));
  await must(db.from('link_replacements').insert(runs));
  const { count: all } = await db.from('link_replacements').select('id', { count: 'exact', head: true });
  const lastEarlier = Math.ceil((all ?? 0) / 20);

  await signInAsAdmin(page, `/admin/link-manager/link?id=${link}`);
  for (const [path, table, parameter, last, total] of [
    [`/admin/link-manager/link?id=${link}`, 'Table of uses', 'page', 40, 'Page 1 of 40'],
    ['/admin/link-manager/replace?', 'Table of replacements', 'earlier', lastEarlier, `of ${lastEarlier}`],
    [
      `/admin/link-manager/replacement?id=${replacement}`,
      'Table of changes',
      'page',
      40,
      'Done. 2,000 rows.',
    ],
  ] as const) {
    const rows = rowsOf(page, table);
    const perPage = table === 'Table of replacements' ? 20 : 50;
    await open(page, path);
    await expect(page.getByRole('main')).toContainText(total);
    await expect(rows).toHaveCount(perPage);
    const steps = page.getByRole('navigation', { name: /^Pages/ }).filter({ hasText: `of ${last}` });
    await steps.getByRole('link', { name: 'Next' }).click();
    await expect(steps).toContainText(`Page 2 of ${last}`);
    await open(page, `${path}&${parameter}=${last}`);
    await expect(steps).toContainText(`Page ${last} of ${last}`);
    await expect(steps.getByRole('link', { name: 'Next' })).toHaveCount(0);
    await expect(rows).not.toHaveCount(0);
    if (table === 'Table of uses') await expect(rows.last()).toContainText('Many-1999');
    if (table === 'Table of replacements') await expect(rows.last()).toContainText('Many-0000');
  }
});

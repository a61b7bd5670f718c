import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { allAttacks, attacksUpTo as upTo, expectInert, watch } from '../../helpers/attacks.ts';
import { type CopyWithWorker, startCopyWithWorker } from '../../helpers/copy-with-worker.ts';
import { must } from '../../helpers/must.ts';
import { serverClient } from '../../helpers/site.ts';
import { XSS_CORPUS } from '../../helpers/xss-corpus.ts';

// Tests screens for links with rows that the tests write through the API: the worst
// texts. The copy of the site has the secret key, because the preview of a search and
// replace needs it. It has no worker, which would change the rows.

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
  const guides = texts.map((text) => ({
    ...{ title: text.slice(0, 200), body: `<a href="${url}">x</a>${text}` },
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
  const runs = texts.map((text) => ({ find: text, replacement: text, state: 'done' }));
  await must(db.from('link_replacements').insert(runs));

  await signInAsAdmin(page, '/admin');
  const ran = await watch(page);
  const search = (replacement: string, more: Record<string, string> = {}) =>
    `/admin/link-manager/replace?${new URLSearchParams({ find: url, replacement, ...more })}`;
  const pages = (path: string, count: number) =>
    Array.from({ length: Math.ceil(count) }, (_, index) => `${path}&page=${index + 1}`);
  for (const path of [
    ...pages('/admin/link-manager?size=100', (texts.length + 1) / 100),
    `/admin/link-manager?${new URLSearchParams({ q: IMAGE })}`,
    ...pages(`/admin/link-manager/link?id=${link}`, texts.length / 50),
    `/admin/link-manager/link?id=${links.at(-1)?.id}`,
    ...pages(search('https://attack.example/new'), texts.length / 50),
    ...[IMAGE, upTo(2_000), 'javascript:__xss(1)'].map((text) => search(text)),
    ...Array.from({ length: Math.ceil(texts.length / 20) }, (_, index) =>
      search('x', { find: IMAGE, earlier: String(index + 1) }),
    ),
    ...pages(`/admin/link-manager/replacement?id=${replacement}`, texts.length / 50),
  ]) {
    await open(page, path);
    // The screen shows the attack as plain text.
    await expect(page.getByRole('main')).toContainText(IMAGE);
    await expectInert(page);
  }
  expect(ran).toEqual([]);
});

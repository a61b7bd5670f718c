import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { attacksUpTo as upTo, expectInert, watch } from '../../helpers/attacks.ts';
import { must } from '../../helpers/must.ts';
import { test } from '../../helpers/own-site.ts';
import { adminClient, serverClient } from '../../helpers/site.ts';
import { XSS_CORPUS } from '../../helpers/xss-corpus.ts';

// The screens for jobs, analytics, page status and data migration show texts from strangers, other sites and files. The
// tests write the worst possible texts through the API, which checks less than the site. operations-rows.spec.ts tests the
// link manager in the same way.

const IMAGE = '<img src=x onerror=__xss(1)>';

test('no attack runs on the screen for jobs, in the input, the note or the error of a job', async ({
  page,
}) => {
  const db = serverClient();
  const sent = { _kind: 'attacking', _lane: 'long', _input: { text: upTo(2_000) } };
  await must(db.rpc('send_job', sent));
  const taking = { _lane: 'long', _kinds: ['attacking'], _seconds: 60, _worker: IMAGE };
  const job = (await must(db.rpc('take_job', taking))) as { id: string; run: number };
  const run = { _id: job.id, _run: job.run };
  const note = `${IMAGE}${upTo(400)}`;
  await must(db.rpc('save_job', { ...run, _seconds: 60, _position: {}, _done: 1, _total: 2, _note: note }));
  await must(db.rpc('fail_job', { ...run, _error: `${IMAGE}${upTo(1_900)}`, _is_final: true }));

  await signInAsAdmin(page, '/admin');
  const ran = await watch(page);
  for (const query of ['', '?state=failed', `?q=${encodeURIComponent(IMAGE)}`]) {
    await page.goto(`/admin/jobs${query}`, { waitUntil: 'load' });
    // The screen shows the attack as plain text.
    await expect(page.getByRole('region', { name: 'Table of jobs' })).toContainText(IMAGE);
    await expectInert(page);
  }
  expect(ran).toEqual([]);
});

test('no attack runs on the analytics screen, in a query, a campaign, a source or a path', async ({
  page,
}) => {
  const db = serverClient();
  const texts = [IMAGE, ...XSS_CORPUS.map(({ html }) => html.replaceAll('\u0000', ''))].filter(
    ({ length }) => length <= 100,
  );
  const events = texts.flatMap((text) => {
    const visit = { path: `/${text}`, template: 'home', device: 'phone', visitor: 1 };
    const source = { source: text, medium: text, campaign: text };
    return [
      { kind: 'view', ...visit, ...source },
      {
        kind: 'click',
        ...visit,
        link: `https://shop.example/${text}`,
        position: 1,
      },
      { kind: 'search', ...visit, query: text, results: 0 },
      { kind: 'choice', ...visit, query: text, chosen: `/${text}`, position: 1 },
    ];
  });
  for (let from = 0; from < events.length; from += 100)
    await must(db.rpc('write_events', { _events: events.slice(from, from + 100) }));
  await must(db.rpc('roll_up_events', {}));

  await signInAsAdmin(page, '/admin');
  const ran = await watch(page);
  const lists = ['page', 'link', 'source', 'medium', 'campaign', 'query', 'empty', 'chosen'];
  const chosen = (by: string) => new URLSearchParams({ range: 'today', by, value: IMAGE });
  for (const path of [
    '/admin/analytics?range=today',
    ...lists.map((list) => `/admin/analytics?range=today&list=${list}`),
    ...['campaign', 'source', 'query'].map((by) => `/admin/analytics?${chosen(by)}`),
    `/admin/analytics/alias?${new URLSearchParams({ name: IMAGE })}`,
    `/admin/content/new?${new URLSearchParams({ title: IMAGE })}`,
  ]) {
    const answer = await page.goto(path, { waitUntil: 'load' });
    expect([path, answer?.status()]).toEqual([path, 200]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Analytics|Add an alias|New content)/);
    if (path.includes('list=')) await expect(page.getByRole('main').getByRole('row')).not.toHaveCount(0);
    await expectInert(page);
  }
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(IMAGE);
  expect(ran).toEqual([]);
});

test('no attack runs on the screen for page status, in a path, a title or a finding', async ({ page }) => {
  const attack = {
    ...{ type: 'link', status: 200, title: upTo(1_000), description: upTo(2_000), robots: upTo(500) },
    ...{ redirect_to: 'javascript:__xss(1)', canonical: 'javascript:__xss(1)', canonical_path: IMAGE },
    ...{ structured: [IMAGE], structured_faults: [upTo(1_000)], faults: ['long-title', 'structured-data'] },
    crawled_at: new Date().toISOString(),
  };
  const pages = XSS_CORPUS.map(({ html }) => ({ path: `/${html.replaceAll('\u0000', '')}`, ...attack }));
  const [first] = await must(
    serverClient()
      .from('pages')
      .upsert([{ path: `/${IMAGE}`, ...attack }, ...pages.filter(({ path }) => path.length <= 1_000)], {
        onConflict: 'path',
        ignoreDuplicates: true,
      })
      .select('id'),
  );
  await signInAsAdmin(page, '/admin');
  const ran = await watch(page);
  for (const path of [
    '/admin/page-status?size=100',
    '/admin/page-status?size=100&page=2',
    `/admin/page-status?${new URLSearchParams({ q: IMAGE })}`,
    `/admin/page-status/page?id=${first?.id}`,
  ]) {
    const answer = await page.goto(path, { waitUntil: 'load' });
    expect([path, answer?.status()]).toEqual([path, 200]);
    await expect(page.getByRole('main')).toContainText('__xss(1)');
    await expectInert(page);
  }
  expect(ran).toEqual([]);
});

test('no attack runs on the screen for data migration, in a file name, a slug or a reason', async ({
  page,
}) => {
  const id = randomUUID();
  const admin = await adminClient();
  const texts = XSS_CORPUS.map(({ html }) => html.replaceAll('\u0000', '').slice(0, 200));
  await must(
    admin.rpc('add_import', {
      ...{ _id: id, _entity: 'people', _file_name: `${IMAGE}.csv` },
      ...{ _total: texts.length, _keeps_existing: false },
    }),
  );
  const rows = texts.map((text, index) => ({
    ...{ line: index + 1, table_name: 'people', key: text, cells: { slug: text, name: text } },
  }));
  await must(admin.rpc('add_import_rows', { _import: id, _rows: rows }));
  const failed = texts.map((text, index) => ({ line: index + 1, error: { message: `${IMAGE} ${text}` } }));
  await must(serverClient().rpc('import_chunk', { _import: id, _rows: failed, _pass: 'dry' }));
  await must(serverClient().rpc('set_import_state', { _import: id, _state: 'checked' }));

  await signInAsAdmin(page, '/admin');
  const ran = await watch(page);
  const last = Math.ceil(texts.length / 25);
  for (let at = 1; at <= last; at += 1) {
    await page.goto(`/admin/data-migration?run=${id}&rows=failed&at=${at}`, { waitUntil: 'load' });
    await expect(page.getByRole('heading', { name: `${IMAGE}.csv` })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Table of rows of the import' })).toContainText(IMAGE);
    await expectInert(page);
  }
  expect(ran).toEqual([]);
});

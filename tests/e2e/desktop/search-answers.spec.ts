import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { searchQuery } from '../../../lib/search/query.ts';
import { NAUGHTY_STRINGS } from '../../helpers/naughty-strings.ts';

test('suggestions are never cached, and senseless text is not an error', async ({ request }) => {
  const good = await request.get('/api/autocomplete?q=Dyson');
  expect(good.headers()['cache-control']).toBe('no-store');
  expect(await good.json()).toMatchObject({
    query: 'Dyson',
    retailers: [{ name: 'Dyson', href: '/retailers/dyson' }],
  });
  expect((await request.get('/api/autocomplete')).status()).toBe(400);
  const empty = await (await request.get('/api/autocomplete?q=')).text();
  for (const query of [' ', '\u0000\u0000'])
    expect(await (await request.get('/api/autocomplete', { params: { q: query } })).text()).toBe(empty);
  for (const query of ['a', 'x'.repeat(5000)]) {
    const answer = await request.get('/api/autocomplete', { params: { q: query } });
    expect([query.length, answer.status()]).toEqual([query.length, 200]);
    expect(await answer.json()).toMatchObject({
      totalCount: 0,
      retailers: [],
      categories: [],
      products: [],
    });
  }
});

test('every special character is searched for literally and causes no error', async ({ request }) => {
  const queries = [
    ...'%_\\,.():*"\'',
    '<b>x</b>',
    '🎁',
    "a' or 1=1 --",
    '%%',
    '\\\\',
    '{}[]^$|',
    'x'.repeat(3000),
  ];
  for (const text of queries) {
    const query = text.length === 1 ? `${text}${text}~` : text;
    const response = await request.get(`/search?${new URLSearchParams({ q: query })}`);
    expect([query, response.status()]).toEqual([query, 200]);
    const $ = load(await response.text());
    expect($('h1').text()).toBe(`Search results for “${query.slice(0, 100)}”`);
    expect($('h2').text()).toContain('No results found');
  }
  // A query with a special character finds texts that contain this character.
  const found = await request.get(`/search?${new URLSearchParams({ q: 'H&M' })}`);
  expect(
    load(await found.text())('article')
      .first()
      .text(),
  ).toContain('H&M');
});

test('no text that a visitor can type causes an error', async ({ request }) => {
  const answers = await Promise.all(
    NAUGHTY_STRINGS.map(async (text) => {
      const answer = await request.get(`/api/autocomplete?${new URLSearchParams({ q: text })}`);
      const { query } = (await answer.json()) as { query?: string };
      return { text, status: answer.status(), query };
    }),
  );
  expect(answers).toEqual(NAUGHTY_STRINGS.map((text) => ({ text, status: 200, query: searchQuery(text) })));
});

test('invalid parameters show the first page of all results', async ({ page }) => {
  for (const rest of ['type=nonsense', 'page=-1', 'page=999&type=guides', 'q=x&q=y']) {
    const response = await page.goto(`/search?q=sale&${rest}`);
    expect([rest, response?.status()]).toEqual([rest, 200]);
    await expect(page.getByRole('article').first()).toBeVisible();
  }
});

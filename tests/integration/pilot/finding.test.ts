// Tests of the rules that find proposals, with a real database.
import { randomUUID } from 'node:crypto';
import { prompts } from '../../../lib/fallback/prompts.ts';
import { database, db } from '../models/model-site.ts';

const { findProposalsJob } = await import('@/lib/services/jobs/kinds/find-proposals');

beforeAll(() => database.as('service', 'select public.add_prompts($1)', [JSON.stringify(prompts)]));

type Position = Parameters<typeof findProposalsJob.runChunk>[0]['position'];

/**
 * Runs all rules, and returns the note of the last chunk. With `isRepeated`, runs each chunk twice, as happens when a
 * worker is killed.
 */
async function find({ isRepeated = false } = {}): Promise<string | undefined> {
  const { signal } = new AbortController();
  for (let position: Position = null, done = 0; ;) {
    const chunk = { input: {}, position, done, db, signal };
    if (isRepeated) await findProposalsJob.runChunk(chunk);
    const result = await findProposalsJob.runChunk(chunk);
    if (result.isLast) return result.note;
    ({ position, done } = result);
  }
}

const proposals = async () =>
  (
    await database.query<{ rule: string; name: string; entity: string; weight: number; tokens: number }>(
      `select rule, name, entity, weight, input_tokens + output_tokens as tokens from public.proposals
       order by rule, weight desc, name`,
    )
  ).rows;
const namesOf = async (rule: string) =>
  (await proposals()).filter((each) => each.rule === rule).map(({ name }) => name);

const insert = (table: string, row: Record<string, unknown>) =>
  database.insert(table, { slug: `row-${randomUUID()}`, is_published: true, ...row });
const figure = (dimension: string, item: string, { views = 0, clicks = 0, empty = 0 }) =>
  database.query(
    `insert into private.event_days (filter, filter_value, dimension, day, item, views, clicks, searches, empty_searches,
       choices, sign_ups)
     values ('all', '', $1, private.london_day(now()), $2, $3, $4, $5, $5, 0, 0)`,
    [dimension, item, views, clicks, empty],
  );
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('each rule finds what it is about, with its worth and the tokens of its draft, and repeating it adds nothing', async () => {
  const link = 'https://track.example/shop';
  const argos = await insert('retailers', {
    slug: 'argos',
    name: 'Argos',
    cta_url: link,
    description: 'Sells toys.',
  });
  await insert('retailers', { slug: 'currys', name: 'Currys', cta_url: 'https://currys.example' });
  await insert('retailers', { name: 'Draft', cta_url: 'https://draft.example', is_published: false });
  await database.query(
    `update public.retailers set fallback_url = 'https://argos.example', uses_fallback = true where id = $1`,
    [argos.id],
  );
  await database.query(
    `insert into public.links (url, host, health, is_broken, failing_since)
     values ($1, 'track.example', 'gone', true, now() - interval '1 day')`,
    [link],
  );
  await insert('categories', { slug: 'toys', name: 'Toys', description: 'Games.' });
  await insert('categories', { slug: 'gardens', name: 'Gardens', description: 'Tools.' });
  const guide = { content_type: 'guide', content_changed_at: inDays(-400) };
  await insert('content', {
    ...guide,
    title: 'How to play',
    body: '<p><a href="/categories/toys">Toys</a></p>',
  });
  await insert('content', { title: 'News', content_type: 'article' });
  const product = await insert('products', { slug: 'airer', name: 'Airer', description: 'It dries.' });
  await database.insert('offers', {
    ...{ title: 'Half off', retailer_slug: 'argos', product_slug: 'airer', url: link },
    ...{ is_published: true, ends_at: inDays(2) },
  });
  await database.query(
    `insert into public.quality_pages (entity, row_id, path, name, weight, findings, scored_at)
     values ('products', $1, '/products/airer', 'Airer', 10,
       '[{"check": "words", "weight": 6, "severity": "error", "faults": [{"field": "description", "text": "It is short."}]}]',
       now())`,
    [product.id],
  );
  await figure('query', 'heated airers', { empty: 4 });
  await figure('query', 'argos', { empty: 9 });
  await figure('page', '/retailers/currys', { views: 12 });
  await figure('retailer', 'argos', { clicks: 5 });

  expect(await find()).toBe('7 new proposals found');
  const found = await proposals();
  expect(found.map(({ rule, entity, name, weight }) => [rule, entity, name, weight])).toEqual([
    ['category-without-guide', 'content', 'How to choose Gardens', 0],
    ['fallback-link', 'retailers', 'Argos', 5],
    ['low-score', 'products', 'Airer', 60],
    ['offer-without-successor', 'products', 'Airer', 0],
    ['retailer-without-description', 'retailers', 'Currys', 12],
    // The rules do not propose the query 'argos'. It had no results when the site counted it, but it now finds a shop.
    ['search-without-result', 'content', 'Heated airers', 4],
    ['stale-page', 'content', 'How to play', 0],
  ]);
  for (const { tokens } of found) expect(tokens).toBeGreaterThan(1_000);
  await find({ isRepeated: true });
  expect(await proposals()).toEqual(found);

  // Once the shop has a description, the rule no longer proposes one.
  await database.query(`update public.retailers set description = 'Sells laptops.' where slug = 'currys'`);
  await find();
  expect(await namesOf('retailer-without-description')).toEqual([]);
});

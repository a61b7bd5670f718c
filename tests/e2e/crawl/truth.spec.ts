import { expect } from '@playwright/test';
import type { CheerioAPI } from 'cheerio';
import { isHedge } from '../../../lib/catalogue/hedges.ts';
import { seasonAt } from '../../../lib/dates/season.ts';
import { singleSpaced } from '../../helpers/crawl/read-page.ts';
import { test } from '../../helpers/crawl/test.ts';

test('no page claims a general discount, because there is no source for one', ({ site }) => {
  const claims = site.pages
    // Leaves out guides and articles, because they explain what a claim such as 'up to 50% off' means.
    .filter(({ path }) => !path.startsWith('/content'))
    .flatMap(({ path, text, jsonLd }) => {
      const said = `${text} ${JSON.stringify(jsonLd)}`.match(/up to \d+ ?% off/i);
      return said ? [`${path}: ${said[0]}`] : [];
    });
  expect(claims).toEqual([]);
});

/** Matches a range of prices, such as '£429 – £789'. */
const PRICE_RANGE = /£[\d,.]+ ?(?:–|-|to) ?£[\d,.]+/;
/** Matches the day on which a price was checked, or the words that screen readers read for the mark '*'. */
const EVIDENCE = /checked \d{1,2} \w+ \d{4}|not yet checked/i;

/**
 * Returns each text of a page that contains a price range, with the block around it, such as a paragraph. The evidence
 * for the price may be anywhere in this block.
 */
function pricedTexts($: CheerioAPI): { text: string; block: string }[] {
  const nodes = $('body *:not(script, style, template)')
    .toArray()
    .flatMap((element) =>
      element.childNodes.flatMap((node) => (node.type === 'text' ? [{ element, text: node.data }] : [])),
    )
    .filter(({ text }) => PRICE_RANGE.test(text));
  const shown = nodes.map(({ element, text }) => ({
    text: singleSpaced(text),
    block: $(element).closest('p, li, td, .head-price').text(),
  }));
  const found = $('meta[name=description], meta[property="og:description"]')
    .toArray()
    .map((element) => $(element).attr('content') ?? '')
    .filter((text) => PRICE_RANGE.test(text));
  return [...shown, ...found.map((text) => ({ text, block: text }))];
}

test('each price range has the mark of an unchecked price or the day of its check', ({ site }) => {
  const priced = [...site.pages, ...site.asides]
    // Leaves out guides and articles, because their texts calculate with example prices.
    .filter(({ path }) => !/^\/content\/[^?/]+$/.test(path))
    .flatMap(({ path, $ }) => pricedTexts($).map((each) => ({ path, ...each })));
  expect(priced.length).toBeGreaterThan(50);
  const bare = priced.filter(({ block }) => !EVIDENCE.test(block));
  expect(bare.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
});

test('no two guides or articles have the same further links', ({ site }) => {
  const blocks = new Map<string, string[]>();
  for (const { path, $ } of site.pages.filter((page) => /^\/content\/[a-z0-9-]+$/.test(page.path))) {
    const links = $('section[aria-labelledby=explore-more] a')
      .toArray()
      .map((link) => $(link).attr('href'))
      .sort()
      .join(' ');
    expect([path, links]).not.toEqual([path, '']);
    blocks.set(links, [...(blocks.get(links) ?? []), path]);
  }
  expect(blocks.size).toBeGreaterThan(5);
  expect([...blocks.values()].filter((paths) => paths.length > 1)).toEqual([]);
});

test('no built-in title contains a fixed year', ({ site }) => {
  const { year } = seasonAt(Date.now());
  // Returns the heading of a page without the year of the season, because that year comes from the clock.
  const headingOf = ($: CheerioAPI) =>
    $('h1')
      .first()
      .text()
      .replace(new RegExp(`sale ${year}$`), 'sale');
  const typed = site.pages
    .filter(({ path }) => path !== '/')
    .map(({ path, $ }) => `${path}: ${$('title').first().text()} / ${headingOf($)}`)
    .filter((line) => /\b20\d\d\b/.test(line));
  expect(typed).toEqual([]);
});

/**
 * Returns every text of a page that visitors see, hear or find in search results: one text per element or attribute.
 */
function textsOf($: CheerioAPI): string[] {
  const elements = $('body *:not(script, style, template, code, pre)').toArray();
  const visible = elements.flatMap((element) =>
    element.childNodes.flatMap((node) => (node.type === 'text' ? [node.data] : [])),
  );
  const spoken = ['alt', 'aria-label', 'placeholder', 'title'].flatMap((name) =>
    $(`body [${name}]`)
      .toArray()
      .map((element) => $(element).attr(name) ?? ''),
  );
  const found = $('meta[name=description]').attr('content') ?? '';
  return [...visible, ...spoken, found, $('title').first().text()].map(singleSpaced).filter(Boolean);
}

test('no page has a straight quote or a hedge in place of a fact', ({ site }) => {
  const pages = [...site.pages, ...site.asides].map(({ path, $ }) => ({ path, texts: textsOf($) }));
  expect(pages.flatMap(({ texts }) => texts).filter((text) => text.includes('’')).length).toBeGreaterThan(
    1000,
  );
  const wrong = pages.flatMap(({ path, texts }) =>
    texts.filter((text) => /['"]|\(approx\)/.test(text) || isHedge(text)).map((text) => `${path}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

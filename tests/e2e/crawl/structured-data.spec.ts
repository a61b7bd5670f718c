import { expect } from '@playwright/test';
import { blocksOf, entriesIn, SCHEMAS, type SchemaType } from '../../helpers/crawl/json-ld.ts';
import { unseen } from '../../helpers/crawl/product-claims.ts';
import type { SitePage } from '../../helpers/crawl/read-page.ts';
import { singleSpaced } from '../../helpers/crawl/read-page.ts';
import { test } from '../../helpers/crawl/test.ts';

test('all structured data is valid JSON with the properties that search engines require', ({ site }) => {
  const wrong = site.pages.flatMap(({ path, jsonLd }) =>
    jsonLd.flatMap(({ type, data, error }) => {
      if (error) return [`${path}: ${error}`];
      if (!(type in SCHEMAS)) return [`${path}: ${type} is no type of this site`];
      const result = SCHEMAS[type as SchemaType].safeParse(data);
      return (result.error?.issues ?? []).map(
        (issue) => `${path}: ${type} ${issue.path.join('.')}: ${issue.message}`,
      );
    }),
  );
  expect(wrong).toEqual([]);
});

const questionsOf = ({ $ }: SitePage) => $('main section[aria-labelledby=questions]');
/** Returns whether a page says that its answers to questions are not yet checked. */
const isUnchecked = (page: SitePage) => /not yet checked/i.test(questionsOf(page).text());

/** Pairs some types of structured data with a function that returns whether a page must contain that type. */
const EXPECTED: [type: SchemaType, belongs: (page: SitePage) => boolean][] = [
  ['BreadcrumbList', ({ path }) => path !== '/'],
  ['Organization', ({ path }) => path === '/'],
  ['WebSite', ({ path }) => path === '/'],
  ['Dataset', ({ path }) => path === '/sale-dates'],
  ['FAQPage', (page) => questionsOf(page).length > 0 && !isUnchecked(page)],
  ['Article', ({ path }) => /^\/content\/[^?/]+$/.test(path)],
];

for (const [type, belongs] of EXPECTED) {
  test(`${type} appears once on every page where it belongs and on no other page`, ({ site }) => {
    expect(site.pages.some(belongs)).toBe(true);
    const wrong = site.pages
      .map((page) => ({
        path: page.path,
        found: page.jsonLd.filter((block) => block.type === type).length,
        wanted: belongs(page) ? 1 : 0,
      }))
      .filter(({ found, wanted }) => found !== wanted);
    expect(wrong).toEqual([]);
  });
}

// Every built-in product has several versions. tests/e2e/writes/rich-pages.spec.ts tests a product with only one.
test('a product with several versions does not claim to have one price', ({ site }) => {
  const ranges = site.pages.filter(({ $ }) => $('.version').length > 1);
  expect(ranges.length).toBeGreaterThan(0);
  expect(
    ranges.flatMap(({ path, jsonLd }) => (blocksOf(jsonLd, 'Product').length > 0 ? [path] : [])),
  ).toEqual([]);
});

test('an article and the sitemap state the same date of the last change', ({ site }) => {
  const lastChanges = new Map(site.sitemap.map(({ url, lastModified }) => [url, lastModified]));
  const wrong = site.pages.flatMap(({ path, jsonLd }) =>
    blocksOf(jsonLd, 'Article').flatMap(({ dateModified, mainEntityOfPage }) => {
      const listed = lastChanges.get(mainEntityOfPage);
      return listed && Date.parse(listed) === Date.parse(dateModified)
        ? []
        : [`${path}: ${dateModified}, ${listed}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('structured data contains no events, ratings or reviews, because the site has none', ({ site }) => {
  const invented = site.pages.flatMap(({ path, jsonLd }) =>
    jsonLd
      .flatMap(({ data }) => [...entriesIn(data)])
      .filter(
        ([key, value]) => /rating|review/i.test(key) || (key === '@type' && /Event$/.test(String(value))),
      )
      .map(([key, value]) => `${path}: ${key} ${String(value)}`),
  );
  expect(invented).toEqual([]);
});

test('questions and answers in structured data are visible on the page', ({ site }) => {
  const missing = site.pages.flatMap((page) =>
    blocksOf(page.jsonLd, 'FAQPage').flatMap(({ mainEntity }) =>
      unseen(
        page,
        mainEntity.flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]),
      ),
    ),
  );
  expect(missing).toEqual([]);
});

test('each shop says above its answers whether somebody has checked them', ({ site }) => {
  const shops = site.pages.filter(
    (page) => /^\/retailers\/[^/]+$/.test(page.path) && questionsOf(page).length > 0,
  );
  expect(shops.length).toBeGreaterThan(20);
  const silent = shops.filter(
    (page) =>
      !/^(Last verified|Usual practice, not yet checked)/.test(questionsOf(page).find('p').first().text()),
  );
  expect(silent.map(({ path }) => path)).toEqual([]);
});

test('lists in structured data name the links of the page', ({ site }) => {
  const missing = site.pages.flatMap((page) => {
    const { $, path, links, jsonLd } = page;
    const linked = new Set(
      $('main a')
        .toArray()
        .map((node) => new URL($(node).attr('href') ?? '', page.url).href),
    );
    expect(links.length, path).toBeGreaterThan(0);
    return blocksOf(jsonLd, 'ItemList').flatMap(({ itemListElement }) => [
      ...unseen(
        page,
        itemListElement.map(({ name }) => name),
      ),
      ...itemListElement.filter(({ url }) => !linked.has(url)).map(({ url }) => `${path}: no link to ${url}`),
    ]);
  });
  expect(missing).toEqual([]);
});

test('breadcrumbs match the visible ones and end at the page itself', ({ site }) => {
  const wrong = site.pages.flatMap(({ $, path, url, jsonLd }) => {
    const shown = $('nav[aria-label=Breadcrumb] li')
      .toArray()
      .map((node) => singleSpaced($(node).text()).replace(/^\/ ?/, ''));
    return blocksOf(jsonLd, 'BreadcrumbList').flatMap(({ itemListElement }) => {
      const named = itemListElement.map(({ name }) => singleSpaced(name));
      const last = itemListElement.at(-1)?.item;
      return [
        ...(named.join(' / ') === shown.join(' / ') ? [] : [`${path}: ${named.join(' / ')}`]),
        ...(last === url ? [] : [`${path}: ends at ${last}`]),
      ];
    });
  });
  expect(wrong).toEqual([]);
});

test('articles have the heading, author and dates that the page shows', ({ site }) => {
  const wrong = site.pages.flatMap((page) =>
    blocksOf(page.jsonLd, 'Article').flatMap(({ headline, author, datePublished, mainEntityOfPage }) => {
      const { $, path, url } = page;
      const published = $('main article time').first().attr('datetime');
      return [
        ...unseen(page, [`By ${author.name}`]),
        ...(singleSpaced($('h1').text()) === headline ? [] : [`${path}: ${headline}`]),
        ...(published === datePublished ? [] : [`${path}: published ${datePublished}, shown ${published}`]),
        ...(mainEntityOfPage === url ? [] : [`${path}: is about ${mainEntityOfPage}`]),
      ];
    }),
  );
  expect(wrong).toEqual([]);
});

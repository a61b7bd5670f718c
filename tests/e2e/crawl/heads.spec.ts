import { expect } from '@playwright/test';
import type { SitePage } from '../../helpers/crawl/read-page.ts';
import { singleSpaced } from '../../helpers/crawl/read-page.ts';
import { test } from '../../helpers/crawl/test.ts';

const titleOf = ({ $ }: SitePage) => $('head > title').text();
const descriptionOf = ({ $ }: SitePage) => $('meta[name=description]').attr('content') ?? '';

/** What a search engine shows uncut, and what it shows at the very most of the title of a long name. */
const TITLE = 60;
const LONGEST_TITLE = 70;
const DESCRIPTION = { shortest: 50, longest: 155 };

/** What is said by more than one page, with the pages that say it. */
function shared(pages: SitePage[], say: (page: SitePage) => string): string[] {
  const byText = Map.groupBy(pages, say);
  return [...byText]
    .filter(([, all]) => all.length > 1)
    .map(([text, all]) => `'${text}' on ${all.map(({ path }) => path).join(', ')}`);
}

test('every page is canonical to itself, by its whole address', ({ site }) => {
  const wrong = site.pages.flatMap(({ path, url, $ }) => {
    const links = $('link[rel=canonical]');
    const href = links.attr('href') ?? '';
    const isItself = URL.canParse(href) && new URL(href).href === url;
    return links.length === 1 && isItself ? [] : [`${path}: ${links.length} canonical, to '${href}'`];
  });
  expect(wrong).toEqual([]);
});

test('every page is in British English', ({ site }) => {
  const others = [...site.pages, ...site.asides].filter(({ $ }) => $('html').attr('lang') !== 'en-GB');
  expect(others.map(({ path }) => path)).toEqual([]);
});

test('no search engine keeps the results of a search, nor what is not there', ({ site }) => {
  const kept = site.asides.filter(({ isIndexable }) => isIndexable);
  expect(kept.map(({ path }) => path)).toEqual([]);
});

test('every page has one h1, first of headings that skip no level', ({ site }) => {
  const wrong = [...site.pages, ...site.asides].flatMap(({ path, $ }) => {
    const headings = $('h1, h2, h3, h4, h5, h6')
      .toArray()
      .map((node) => ({ level: Number(node.tagName[1]), text: singleSpaced($(node).text()) }));
    const first = headings.filter(({ level }) => level === 1).length;
    const skipped = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1);
    const empty = headings.filter(({ text }) => text === '');
    return [
      ...(first === 1 ? [] : [`${path}: ${first} h1`]),
      ...skipped.map(({ level, text }) => `${path}: h${level} '${text}' skips a level`),
      ...empty.map(({ level }) => `${path}: an empty h${level}`),
    ];
  });
  expect(wrong).toEqual([]);
});

test('every title is unlike all others and short enough to be shown', ({ site }) => {
  const long = site.pages.flatMap((page) => {
    const title = titleOf(page);
    // Beyond the usual length only where the heading, which is the name of the thing, leaves no choice.
    const name = singleSpaced(page.$('h1').text());
    const most = name.length > TITLE ? LONGEST_TITLE : TITLE;
    return title.length > 0 && title.length <= most
      ? []
      : [`${page.path}: ${title.length} characters: ${title}`];
  });
  expect([...long, ...shared(site.pages, titleOf)]).toEqual([]);
});

test('every description is unlike all others and says something, short enough to be shown', ({ site }) => {
  const wrong = site.pages.flatMap((page) => {
    const { length } = descriptionOf(page);
    return length >= DESCRIPTION.shortest && length <= DESCRIPTION.longest
      ? []
      : [`${page.path}: ${length} characters: ${descriptionOf(page)}`];
  });
  expect([...wrong, ...shared(site.pages, descriptionOf)]).toEqual([]);
});

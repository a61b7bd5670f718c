import { expect } from '@playwright/test';
import type { SitePage } from '../../helpers/crawl/read-page.ts';
import { singleSpaced } from '../../helpers/crawl/read-page.ts';
import { test } from '../../helpers/crawl/test.ts';

const titleOf = ({ $ }: SitePage) => $('head > title').text();
const descriptionOf = ({ $ }: SitePage) => $('meta[name=description]').attr('content') ?? '';

/**
 * The longest title, in characters, that search engines show in full. A title may have up to LONGEST_TITLE characters
 * if the page's heading alone is longer than TITLE.
 */
const TITLE = 60;
const LONGEST_TITLE = 70;
const DESCRIPTION = { shortest: 50, longest: 155 };

/** Returns a message for each text that more than one page has. `say` returns the text of a page. */
function shared(pages: SitePage[], say: (page: SitePage) => string): string[] {
  const byText = Map.groupBy(pages, say);
  return [...byText]
    .filter(([, all]) => all.length > 1)
    .map(([text, all]) => `'${text}' on ${all.map(({ path }) => path).join(', ')}`);
}

test('the canonical URL of every page is its own absolute URL', ({ site }) => {
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

test('search results and missing pages ask search engines not to list them', ({ site }) => {
  const kept = site.asides.filter(({ isIndexable }) => isIndexable);
  expect(kept.map(({ path }) => path)).toEqual([]);
});

test('every page has one h1 and skips no level of headings', ({ site }) => {
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

test('every title is unique and short enough for search results', ({ site }) => {
  const long = site.pages.flatMap((page) => {
    const title = titleOf(page);
    // A title contains the page's heading. A title may be longer than TITLE only if the heading alone is longer than
    // TITLE.
    const name = singleSpaced(page.$('h1').text());
    const most = name.length > TITLE ? LONGEST_TITLE : TITLE;
    return title.length > 0 && title.length <= most
      ? []
      : [`${page.path}: ${title.length} characters: ${title}`];
  });
  expect([...long, ...shared(site.pages, titleOf)]).toEqual([]);
});

const EMPTY_WORDS = 'a an and at by for from how in into is it of on or the to what when with you your'.split(
  ' ',
);

/**
 * Returns the beginnings of the words in a text, so that 'Returns' and 'returning' are alike. Leaves out words that say
 * nothing about a subject.
 */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !EMPTY_WORDS.includes(word) && word !== 's')
    .map((word) => word.replace(/s$/, '').slice(0, 4));

/** Returns the heading of a page without the year, the words 'in the sales' and what follows a colon. */
const subjectOf = ({ $ }: SitePage) =>
  singleSpaced($('h1').text())
    .replace(/ 20\d\d$|:.*$| in the (?:Boxing Day )?sales$/gi, '')
    .trim();

const visibleWordsOf = ({ $ }: SitePage) =>
  $('main *:not(script, style, template)')
    .toArray()
    .flatMap((element) =>
      element.childNodes.flatMap((node) => (node.type === 'text' ? wordsOf(node.data) : [])),
    );

test('every title names the subject of the heading, and the page speaks of all that the title names', ({
  site,
}) => {
  expect(site.pages.length).toBeGreaterThan(100);
  const wrong = site.pages.flatMap((page) => {
    const title = wordsOf(titleOf(page).replace(/ \| .*$/, ''));
    const shown = new Set(visibleWordsOf(page));
    const unnamed = wordsOf(subjectOf(page)).filter((word) => !title.includes(word));
    const unspoken = title.filter((word) => !shown.has(word));
    return [
      ...(unnamed.length > 0 ? [`${page.path}: '${titleOf(page)}' lacks ${unnamed.join(', ')}`] : []),
      ...(unspoken.length > 0
        ? [`${page.path}: '${titleOf(page)}' names ${unspoken.join(', ')}, the page doesn’t`]
        : []),
    ];
  });
  expect(wrong).toEqual([]);
});

test('every description is unique, meaningful and short enough for search results', ({ site }) => {
  const wrong = site.pages.flatMap((page) => {
    const { length } = descriptionOf(page);
    return length >= DESCRIPTION.shortest && length <= DESCRIPTION.longest
      ? []
      : [`${page.path}: ${length} characters: ${descriptionOf(page)}`];
  });
  expect([...wrong, ...shared(site.pages, descriptionOf)]).toEqual([]);
});

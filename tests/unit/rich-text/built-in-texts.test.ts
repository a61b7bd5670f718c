/** @jest-environment jsdom */
import { content } from '../../../lib/fallback/content/index.ts';
import { homepage } from '../../../lib/fallback/homepage.ts';
import { legalPages } from '../../../lib/fallback/legal/index.ts';
import { subcategories } from '../../../lib/fallback/subcategories/index.ts';
import { sanitiseHtml } from '../../../lib/html/sanitize.ts';
import { saved } from './editing.ts';

const onHomepage = Object.entries(homepage(2026)).filter(
  (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].startsWith('<'),
);
const texts: [string, string][] = [
  ...content.flatMap(({ slug, body, intro_paragraph }): [string, string][] => [
    [`the body of ${slug}`, body],
    [`the intro of ${slug}`, intro_paragraph],
  ]),
  ...subcategories.map(({ slug, body }): [string, string] => [`the body of ${slug}`, body]),
  ...Object.values(legalPages({ email: 'post@site.example', eventsKeptDays: 30 })).map(
    ({ slug, body }): [string, string] => [`the page ${slug}`, body],
  ),
  ...onHomepage.map(([name, html]): [string, string] => [`the homepage's ${name}`, html]),
];

/** Removes the line breaks between tags from HTML, because readers do not see these line breaks. */
const oneLine = (html: string) => html.replace(/>\n</g, '><');

test('there are built-in texts of every kind', () => {
  expect(content.length).toBeGreaterThan(5);
  expect(onHomepage.length).toBeGreaterThan(5);
});

test.each(texts)('%s is unchanged after being opened, saved and sanitised', (_name, html) => {
  const result = saved(html);
  expect(oneLine(result)).toBe(oneLine(html));
  expect(sanitiseHtml(result)).toBe(result);
});

test.each(content.map(({ slug, body }) => [slug, body]))('%s keeps its line breaks too', (_slug, body) => {
  expect(saved(body)).toBe(body);
});

/** @jest-environment jsdom */
import { legalPages } from '../../../lib/fallback/legal/index.ts';
import { list } from '../../helpers/catalogue.ts';

const pages = legalPages({ email: 'post@site.example', eventsKeptDays: 30 });

/** For each page, a pattern for the point that its first sentence must make. */
const POINTS = [
  ['privacy', /no tracking cookies of our own.*don’t sell/],
  ['about', /when the Boxing Day sales start.*sell nothing ourselves/],
  ['how-we-make-money', /pay us a commission.*costs you nothing extra/],
] as const;

test.each([
  [1, '1 day, until'],
  [90, '90 days, until'],
])('the privacy policy says that visits are kept for %d days', (eventsKeptDays, text) => {
  expect(legalPages({ email: undefined, eventsKeptDays }).privacy.body).toContain(
    `<td>${text} the next night;`,
  );
});

test.each(POINTS)('the page %s opens with one plain sentence that says the point', (slug, point) => {
  const [first] = new DOMParser().parseFromString(pages[slug].body, 'text/html').body.children;
  const text = first?.textContent ?? '';
  expect(first?.outerHTML).toBe(`<p>${text}</p>`);
  expect(text).toMatch(point);
  expect(text.match(/[.?!](?=\s|$)/g)).toEqual(['.']);
  expect(list(text).length).toBeLessThanOrEqual(30);
});

import { shownPages } from '../../../components/site/pagination.tsx';
import { contentListPath } from '../../../lib/paths.ts';
import { pageNumber } from '../../../lib/page-number.ts';

describe('pageNumber', () => {
  it.each(['2', '10', '999999'])('takes %s', (text) => expect(pageNumber(text)).toBe(Number(text)));
  it.each(['1', '0', '-2', '02', '2.0', '2a', '', '1e3', '1000000'])('refuses %j', (text) =>
    expect(pageNumber(text)).toBeNull(),
  );
});

it.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 9, [1, 2, 9]],
  [5, 9, [1, 4, 5, 6, 9]],
  [9, 9, [1, 8, 9]],
])('page %i of %i shows %j', (page, pages, shown) => {
  expect(shownPages(page, pages)).toEqual(shown);
});

it('the address of a list of content', () => {
  expect(contentListPath()).toBe('/content');
  expect(contentListPath('guide')).toBe('/content?type=guide');
  expect(contentListPath(undefined, 2)).toBe('/content/page/2');
  expect(contentListPath('article', 3)).toBe('/content/page/3?type=article');
});

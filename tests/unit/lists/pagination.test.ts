import { pageCount, pageLinks, pageNumber, pageParams, pagePath, rowsOfPage } from '@/lib/lists/pagination';

describe('pagination', () => {
  it.each([
    ['1', 1],
    ['2', 2],
    ['2084', 2084],
    ['0', null],
    ['02', null],
    ['-1', null],
    ['2.5', null],
    ['two', null],
    ['12345678', null],
    ['', null],
  ])('reads %p as page %p', (segment, page) => {
    expect(pageNumber(segment)).toBe(page);
  });

  it('shows the first page at the path of the list itself', () => {
    expect(pagePath('/products', 1)).toBe('/products');
    expect(pagePath('/products', 2)).toBe('/products/page/2');
  });

  it.each([
    [0, 1],
    [1, 1],
    [48, 1],
    [49, 2],
    [100_000, 2084],
  ])('spreads %i rows over %i pages of 48', (total, pages) => {
    expect(pageCount(total, 48)).toBe(pages);
  });

  it('reads only the rows of one page', () => {
    expect(rowsOfPage(1, 48)).toEqual([0, 47]);
    expect(rowsOfPage(3, 48)).toEqual([96, 143]);
  });

  it.each([
    [1, ['2']],
    [3, ['2', '3']],
    [2084, ['2', '3', '4', '5', '6']],
  ])('builds a few of %i pages in advance, and at least one', (last, pages) => {
    expect(pageParams(last).map(({ page }) => page)).toEqual(pages);
  });

  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 9, [1, 2, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
  ])('links from page %i of %i to %p', (current, last, expected) => {
    expect(pageLinks(current, last)).toEqual(expected);
  });
});

import { relatedCategories } from '@/lib/related-categories';

const selling = (...key_categories: string[]) => ({ key_categories });

describe('relatedCategories', () => {
  it('puts first what most of the shops sell, and leaves the category itself out', () => {
    const shops = [
      selling('gaming', 'toys'),
      selling('gaming', 'toys', 'tech'),
      selling('gaming', 'tech'),
      selling('tech'),
    ];
    expect(relatedCategories('gaming', shops)).toEqual(['tech', 'toys']);
  });

  it('names at most four, in the same order every time', () => {
    expect(relatedCategories('x', [selling('e', 'd', 'c', 'b', 'a')])).toEqual(['a', 'b', 'c', 'd']);
  });
});

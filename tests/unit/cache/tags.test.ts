import { tagsForWrite } from '../../../lib/cache/tags.ts';

describe('tagsForWrite', () => {
  it('refreshes the lists and the row', () => {
    expect(tagsForWrite('retailers', null, { slug: 'argos' })).toEqual(['retailers', 'retailers:argos']);
  });

  it('refreshes a renamed row under its old and its new slug', () => {
    expect(tagsForWrite('products', { slug: 'ps5' }, { slug: 'playstation-5' })).toEqual([
      'products',
      'products:ps5',
      'products:playstation-5',
      'references',
      // The old address leads to the new one from now on.
      'redirects',
    ]);
  });

  it('refreshes the pages that refer to a deleted row, but not those that refer to a changed one', () => {
    expect(tagsForWrite('categories', { slug: 'gaming' }, null)).toContain('references');
    expect(tagsForWrite('categories', { slug: 'gaming' }, { slug: 'gaming' })).not.toContain('references');
    expect(tagsForWrite('categories', null, { slug: 'gaming' })).not.toContain('references');
  });

  it('names an unchanged slug once', () => {
    expect(tagsForWrite('content', { slug: 'a' }, { slug: 'a' })).toEqual(['content', 'content:a']);
  });

  it('returns one tag for a settings table', () => {
    expect(tagsForWrite('homepage_settings', null, {})).toEqual(['homepage']);
  });
});

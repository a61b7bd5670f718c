import { contentSettingsTags, listAndRowTags } from '../../../lib/cache/tags.ts';
import { ENTITY_TABLES } from '../../../lib/entities/registry.ts';

describe('listAndRowTags', () => {
  it('returns the tags of the lists and of the row', () => {
    expect(listAndRowTags('retailers', null, { slug: 'argos' })).toEqual(['retailers', 'retailers:argos']);
  });

  it('returns the tags of a renamed row under its old and its new slug', () => {
    expect(listAndRowTags('products', { slug: 'ps5' }, { slug: 'playstation-5' })).toEqual([
      'products',
      'products:ps5',
      'products:playstation-5',
      'references',
      // The write also expires redirects, because the old path now redirects to the new path.
      'redirects',
    ]);
  });

  it('returns the tag of references for a deleted row, but not for a changed one', () => {
    expect(listAndRowTags('categories', { slug: 'gaming' }, null)).toContain('references');
    expect(listAndRowTags('categories', { slug: 'gaming' }, { slug: 'gaming' })).not.toContain('references');
    expect(listAndRowTags('categories', null, { slug: 'gaming' })).not.toContain('references');
  });

  it('returns the tag of an unchanged slug once', () => {
    expect(listAndRowTags('content', { slug: 'a' }, { slug: 'a' })).toEqual(['content', 'content:a']);
  });

  it('returns the tags of the retailers to which a sale window belonged and belongs', () => {
    const moved = [{ retailer_slug: 'argos' }, { retailer_slug: 'currys' }] as const;
    expect(listAndRowTags('sale_windows', ...moved)).toEqual([
      'sale-windows',
      'retailers:argos',
      'retailers:currys',
    ]);
  });

  it('returns the tags of the retailer and the product to which an offer belongs', () => {
    expect(listAndRowTags('offers', null, { retailer_slug: 'argos', product_slug: 'ps5' })).toEqual([
      'offers',
      'retailers:argos',
      'products:ps5',
    ]);
    // When an offer comes due, the worker passes only the slug of the offer's product, or '' if the offer has no
    // product.
    expect(listAndRowTags('offers', null, { product_slug: '' })).toEqual(['offers']);
  });

  it('returns one tag for a settings table', () => {
    expect(listAndRowTags('homepage_settings', null, {})).toEqual(['homepage']);
  });
});

describe('contentSettingsTags', () => {
  it.each([
    [['retailers_title_no_sale', 'updated_at'], ['content-settings:retailers']],
    [['categories_description'], ['content-settings:categories']],
    [['subcategories_title'], ['content-settings:subcategories']],
    [['ad_disclosure', 'footer_disclosure'], ['content-settings:disclosures']],
    [['default_author_slug'], ['content-settings:author']],
    [['tone', 'banned_words', 'retailer_days', 'retailer_words'], []],
  ])('returns only the tags of the pages that show %j', (columns, tags) => {
    expect(contentSettingsTags(columns)).toEqual(tags);
  });

  it('returns the tags of all parts if nobody knows which columns changed', () => {
    expect(contentSettingsTags()).toHaveLength(ENTITY_TABLES.length + 2);
    expect(listAndRowTags('content_settings', null, {})).toEqual(contentSettingsTags());
  });
});

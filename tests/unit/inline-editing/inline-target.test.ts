import { inlineTarget, plainText } from '../../../lib/inline-editing/inline-target.ts';

describe('inlineTarget', () => {
  it.each([
    ['homepage:hero_h1', 100, false, 'Failed to update content'],
    ['homepage:hero_subtitle', 300, true, 'Failed to update content'],
    ['homepage:retailers_section_title', 100, false, 'Failed to update settings'],
    ['homepage:categories_section_description', 200, true, 'Failed to update settings'],
    ['retailers:argos:description', 500, true, 'Failed to update retailer'],
    ['retailers:argos:typical_discount', 120, false, 'Failed to update retailer'],
    ['categories:gaming:name', 120, false, 'Failed to update category'],
    ['products:ps5:price_range', 100, false, 'Failed to update product'],
    ['subcategories:consoles:description', 500, true, 'Failed to update subcategory'],
  ])('%s has the limits and texts of docs/product.md#inline-editing', (mark, max, isMultiline, failed) => {
    expect(inlineTarget(mark)).toMatchObject({ max, isMultiline, failed });
  });

  it.each([
    ['a field that is not marked', 'retailers:argos:cta_url'],
    ['a setting that is not edited in place', 'homepage:about_section_content'],
    ['content, which has an editor of its own', 'content:a:description'],
    ['an entity that does not exist', 'user_roles:a:role'],
    ['a field that does not exist', 'retailers:argos:id'],
    ['what every object has', 'constructor:a:name'],
    ['what every object has, as a setting', 'homepage:constructor'],
    ['nothing', ''],
  ])('refuses %s as a field', (_what, mark) => {
    expect(inlineTarget(mark)).toBeNull();
  });
});

describe('plainText', () => {
  it('joins a short text into one line and keeps the line breaks of a longer one', () => {
    expect(plainText({ isMultiline: false }, ' a\r\n  b\t')).toBe('a b');
    expect(plainText({ isMultiline: true }, ' a\r\n\r\nb ')).toBe('a\n\nb');
  });
});

import { pageMetadata, shorten } from '../../../lib/seo/metadata.ts';
import { inTheSales, productListTitles, retailerTitle } from '../../../lib/seo/titles.ts';

describe('pageMetadata', () => {
  it('has one absolute canonical URL for search engines and social cards', () => {
    const metadata = pageMetadata({ title: 'Argos', description: 'A shop.', path: '/retailers/argos' });
    expect(metadata.alternates?.canonical).toMatch(/^https?:\/\/[^/]+\/retailers\/argos$/);
    expect(metadata.openGraph?.url).toBe(metadata.alternates?.canonical);
  });

  it('adds the site name only when the title stays within 60 characters', () => {
    expect(pageMetadata({ title: 'Argos', description: '', path: '/' }).title).toEqual({
      absolute: 'Argos | Boxing Day Sales UK',
    });
    const long = 'Return rights on sale goods: what the law gives you';
    expect(pageMetadata({ title: long, description: '', path: '/' }).title).toEqual({ absolute: long });
  });

  it.each([
    ['TVs', 'TVs in the Boxing Day sales | Boxing Day Sales UK'],
    ['Apple AirPods Pro', 'Apple AirPods Pro in the Boxing Day sales'],
    [
      'Ninja Foodi 11-in-1 SmartLid XL Cooker',
      'Ninja Foodi 11-in-1 SmartLid XL Cooker | Boxing Day Sales UK',
    ],
    ['Sony WH-1000XM5 Wireless Noise Cancelling Headphones', null],
    [`A name that ${'is far '.repeat(10)}too long`, null],
  ])('leaves out of the title of %s the parts that do not fit, but never the name', (name, expected) => {
    const metadata = pageMetadata({ title: [inTheSales(name), name], description: '', path: '/a' });
    expect(metadata.title).toEqual({ absolute: expected ?? name });
    expect(metadata.openGraph?.title).toBe(expected ?? name);
  });

  it('drops the word for the sale from the title of a shop with a long name', () => {
    const name = 'The House of Very Fine Furniture and Lighting (London)';
    expect(
      pageMetadata({ title: [retailerTitle(name, true), name], description: '', path: '/a' }).title,
    ).toEqual({
      absolute: name,
    });
  });

  it('keeps the page number of a long name within the visible part of the title', () => {
    const titleOf = (name: string) =>
      pageMetadata({ title: productListTitles(name, 12), description: '', path: '/a' }).title;
    expect(titleOf('TVs')).toEqual({ absolute: 'TVs: products, page 12 | Boxing Day Sales UK' });
    const name = 'Kitchen appliances and everything around the hob';
    expect(titleOf(name)).toEqual({ absolute: `${name}, page 12` });
  });

  it('uses the homepage’s social card for a page that search engines do not list', () => {
    const card = (noindex: boolean) =>
      JSON.stringify(pageMetadata({ title: 'a', description: '', path: '/auth', noindex }).openGraph?.images);
    expect(card(true)).toContain('/og/home.png');
    expect(card(false)).toContain('/og/auth.png');
  });

  it('allows search engines to show large pictures, and dates an article', () => {
    const dates = { published: '2026-11-21T11:40:20Z', modified: '2026-11-22T09:00:00Z' };
    const metadata = pageMetadata({
      title: 'a',
      description: '',
      path: '/content/a',
      type: 'article',
      ...dates,
    });
    expect(metadata.robots).toEqual({ index: true, follow: true, 'max-image-preview': 'large' });
    expect(metadata.openGraph).toMatchObject({
      publishedTime: dates.published,
      modifiedTime: dates.modified,
    });
  });

  it('marks a page that search engines must not list', () => {
    expect(pageMetadata({ title: 'a', description: '', path: '/', noindex: true }).robots).toEqual({
      index: false,
      follow: true,
    });
  });
});

describe('shorten', () => {
  it('keeps a text that fits', () => {
    expect(shorten('Short  enough.', 20)).toBe('Short enough.');
  });

  it('cuts at a word, without trailing punctuation, within the length', () => {
    expect(shorten('One two, three four', 12)).toBe('One two…');
    expect(shorten('word '.repeat(100), 155).length).toBeLessThanOrEqual(155);
  });

  it('never cuts an emoji in half', () => {
    for (const length of [10, 11]) expect(shorten('🎁'.repeat(20), length).isWellFormed()).toBe(true);
  });
});

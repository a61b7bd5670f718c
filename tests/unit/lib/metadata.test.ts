import { pageMetadata, shorten } from '../../../lib/seo/metadata.ts';

describe('pageMetadata', () => {
  it('gives the absolute canonical, the same for search and social cards', () => {
    const metadata = pageMetadata({ title: 'Argos', description: 'A shop.', path: '/retailers/argos' });
    expect(metadata.alternates?.canonical).toMatch(/^https?:\/\/[^/]+\/retailers\/argos$/);
    expect(metadata.openGraph?.url).toBe(metadata.alternates?.canonical);
  });

  it('adds the site name only where the title stays within 60 characters', () => {
    expect(pageMetadata({ title: 'Argos', description: '', path: '/' }).title).toEqual({
      absolute: 'Argos | Boxing Day Sales UK',
    });
    const long = 'Return rights on sale goods: what the law gives you';
    expect(pageMetadata({ title: long, description: '', path: '/' }).title).toEqual({ absolute: long });
  });

  it('gives a page that is not for search engines the card of the homepage', () => {
    const card = (noindex: boolean) =>
      JSON.stringify(pageMetadata({ title: 'a', description: '', path: '/auth', noindex }).openGraph?.images);
    expect(card(true)).toContain('/og/home.png');
    expect(card(false)).toContain('/og/auth.png');
  });

  it('marks a page that is not for search engines', () => {
    expect(pageMetadata({ title: 'a', description: '', path: '/', noindex: true }).robots).toEqual({
      index: false,
      follow: true,
    });
    expect(pageMetadata({ title: 'a', description: '', path: '/' }).robots).toBeUndefined();
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
});

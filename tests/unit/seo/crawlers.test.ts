import { drawable } from '../../../lib/seo/drawable.ts';
import { pageMetadata } from '../../../lib/seo/metadata.ts';

describe('drawable', () => {
  it('keeps English text, pound signs and typographic marks', () => {
    expect(drawable('Café sales – ‘up to’ £50… €5 ™')).toBe('Café sales – ‘up to’ £50… €5 ™');
  });

  it('removes characters that the font cannot draw', () => {
    expect(drawable('Toys 🎁 and 玩具 and игры!')).toBe('Toys and and !');
  });
});

describe('the social card', () => {
  const cardOf = (path: string) => pageMetadata({ title: 'A', description: 'b', path }).openGraph?.images;

  it.each([
    ['/', '/og/home.png'],
    ['/retailers/argos', '/og/retailers/argos.png'],
    ['/content?type=guide', '/og/content.png'],
  ])('of the page %s is %s', (path, card) => {
    expect(cardOf(path)).toEqual([
      expect.objectContaining({ url: expect.stringMatching(`^https?://[^/]+${card}$`) }),
    ]);
  });
});

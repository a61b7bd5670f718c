import { drawingOfSection, sameKindFirst, topicOfGuide } from '../../../lib/theme/guide-topics.ts';
import { content } from '../../../lib/fallback/content/index.ts';

test('every built-in guide and article has a drawing', () => {
  for (const { slug } of content) expect([slug, topicOfGuide(slug)]).toEqual([slug, expect.anything()]);
});

test('no two built-in guides have the same drawing', () => {
  const drawings = content.map(({ slug }) => topicOfGuide(slug)?.drawing);
  expect(new Set(drawings).size).toBe(drawings.length);
});

test('a buying guide has the drawing of its goods, another guide that of its subject', () => {
  expect(topicOfGuide('how-to-buy-headphones')?.drawing).toBe('headphones');
  expect(topicOfGuide('how-to-read-a-discount')?.drawing).toBe('price-tag');
  expect(topicOfGuide('delivery-cut-offs-after-christmas')?.drawing).toBe('parcel');
});

test('only whole words of a slug count', () => {
  expect(topicOfGuide('how-to-buy-a-tv')).toMatchObject({ drawing: 'tvs', hue: 'electronics' });
  expect(topicOfGuide('raincoats-and-tvshows')).toBeNull();
});

test('a section of a guide has the drawing of a thing that its heading names', () => {
  expect(drawingOfSection('buy-now-or-wait')).toBe('hourglass');
  expect(drawingOfSection('check-the-page-and-the-box')).toBe('parcel');
  expect(drawingOfSection('if-something-is-wrong')).toBe('receipt');
  expect(drawingOfSection('which-headphones')).toBe('headphones');
  expect(drawingOfSection('easy-mistakes')).toBeNull();
});

test('after a guide, guides about goods of the same kind come first', () => {
  const rows = ['how-to-buy-perfume', 'how-to-buy-a-laptop', 'how-to-buy-lego-sets', 'how-to-buy-headphones'];
  const sorted = sameKindFirst(
    'how-to-buy-a-tv',
    rows.map((slug) => ({ slug })),
  );
  expect(sorted.map(({ slug }) => slug)).toEqual([
    'how-to-buy-a-laptop',
    'how-to-buy-headphones',
    'how-to-buy-perfume',
    'how-to-buy-lego-sets',
  ]);
});

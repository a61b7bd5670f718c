import { topicOfGuide } from '../../../lib/theme/guide-topics.ts';
import { content } from '../../../lib/fallback/content/index.ts';

test('every built-in buying guide has a drawing', () => {
  const guides = content.filter(({ guide_category }) => guide_category === 'Buying guides');
  expect(guides).toHaveLength(12);
  for (const { slug } of guides) expect([slug, topicOfGuide(slug)]).toEqual([slug, expect.anything()]);
});

test('only whole words of a slug count', () => {
  expect(topicOfGuide('how-to-buy-a-tv')).toMatchObject({ drawing: 'tvs', hue: 'electronics' });
  expect(topicOfGuide('raincoats-and-tvshows')).toBeNull();
});

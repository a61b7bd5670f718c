import { resourceOf } from '@/lib/resources';
import { publicationStatus } from '@/lib/resources/publication-status';

const now = Date.parse('2026-12-01T12:00:00Z');

it.each([
  ['content', { is_published: false, published_at: '2026-12-24T00:00:00Z' }, 'off'],
  ['content', { is_published: true, published_at: '2026-12-24T00:00:00Z' }, 'scheduled'],
  ['content', { is_published: true, published_at: '2026-12-01T12:00:00Z' }, 'on'],
  ['content', { is_published: true, published_at: null }, 'on'],
  ['retailers', { is_published: true }, 'on'],
  ['retailers', { is_published: false }, 'off'],
  ['retailers', { is_published: false, publish_at: '2026-12-24T00:00:00Z' }, 'scheduled'],
  ['retailers', { is_published: false, publish_at: '2026-12-01T12:00:00Z' }, 'off'],
  ['retailers', { is_published: true, publish_at: '2026-12-24T00:00:00Z' }, 'on'],
  ['subcategories', {}, 'on'],
])('a row of %s with %j is %s', (key, row, status) => {
  const resource = resourceOf(key);
  if (!resource) throw new Error(`There is no ${key}`);
  expect(publicationStatus(resource, row, now)).toBe(status);
});

import { ENTITY_TABLES, entityOf } from '@/lib/entities/registry';
import { resourceOf } from '@/lib/resources';
import { publicationStatus } from '@/lib/resources/publication-status';
import { fieldsOf } from '@/lib/resources/resource';

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

it.each(ENTITY_TABLES)('the form of %s has the publishing times of the registry', (table) => {
  const resource = resourceOf(table);
  if (!resource) throw new Error(`There is no ${table}`);
  const { from, startsAt, endsAt } = resource.flag ?? {};
  const { times } = entityOf(table);
  const columns = times ? [times.start, times.end] : [];
  expect([from ?? startsAt, endsAt].filter((column) => column !== undefined)).toEqual(columns);
  // Only a row that is hidden until its time has the flag's `from`.
  expect(from !== undefined).toBe(times?.start === 'published_at');
  const fields = fieldsOf(resource).map(({ name }) => name as string);
  expect(fields).toEqual(expect.arrayContaining(columns));
});

import { resourceOf } from '@/lib/resources';
import { publishedAtOnce } from '@/lib/resources/publish-at-once';
import type { Row, Values } from '@/lib/resources/resource';

const NOW = Date.parse('2026-12-20T12:00:00Z');
const PAST = '2026-12-20T11:59:00Z';
const LATER = '2026-12-26T00:00:00Z';

/** Returns whether the row is published when these values are saved. */
function isPublished(values: Values, before: Row | null = null, key = 'products'): unknown {
  const resource = resourceOf(key);
  if (!resource) throw new Error(`There is no ${key}`);
  return publishedAtOnce(resource, values, before, NOW).is_published;
}

test('a draft with a time to publish that has passed is published with the save', () => {
  expect(isPublished({ is_published: false, publish_at: PAST })).toBe(true);
  expect(isPublished({ publish_at: PAST }, { is_published: false, publish_at: LATER })).toBe(true);
});

test('a later time leaves the draft to the worker', () => {
  expect(isPublished({ is_published: false, publish_at: LATER })).toBe(false);
  expect(isPublished({ publish_at: null }, { is_published: false, publish_at: LATER })).toBeUndefined();
});

test('a draft that an editor has unpublished stays one, also if its time is saved again', () => {
  expect(isPublished({ name: 'New' }, { is_published: false, publish_at: PAST })).toBeUndefined();
  const stored = { is_published: false, publish_at: '2026-12-20T11:59:00+00:00' };
  expect(isPublished({ publish_at: PAST }, stored)).toBeUndefined();
  expect(isPublished({ is_published: false, publish_at: PAST }, { is_published: true })).toBe(false);
});

test('a row whose end has passed too stays a draft', () => {
  const ended = { publish_at: '2026-12-19T00:00:00Z', unpublish_at: PAST };
  expect(isPublished({ is_published: false, ...ended })).toBe(false);
});

test('the publication date of a guide publishes nothing', () => {
  expect(isPublished({ is_published: false, published_at: PAST }, null, 'content')).toBe(false);
});

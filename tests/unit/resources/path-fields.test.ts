import { resourceOf } from '@/lib/resources';
import { pathFields, publicationFields } from '@/lib/resources/path-fields';
import type { Resource } from '@/lib/resources/resource';

function named(key: string): Resource {
  const resource = resourceOf(key);
  if (!resource) throw new Error(`There is no ${key}`);
  return resource;
}

test('each kind of row names the fields that decide whether, from when and until when the public sees it', () => {
  expect(publicationFields(named('content'))).toEqual(['is_published', 'published_at', 'unpublish_at']);
  expect(publicationFields(named('products'))).toEqual(['is_published', 'publish_at', 'unpublish_at']);
  expect(publicationFields(named('navigation'))).toEqual(['is_visible']);
  expect(publicationFields(named('subcategories'))).toEqual([]);
});

test('the path of a product consists of its slug and its category, and its subcategory changes with the category', () => {
  const now = { slug: 'mower', category: 'garden', subcategory: 'mowers', brand: 'Numbat' };
  const fields = (then: object) => pathFields(named('products'), now, { ...now, ...then });
  expect(fields({ brand: 'Quokka' })).toEqual([]);
  expect(fields({ subcategory: 'tools' })).toEqual([]);
  expect(fields({ slug: 'lawn-mower' })).toEqual(['slug']);
  expect(fields({ category: 'home', subcategory: 'indoors' })).toEqual(['category', 'subcategory']);
});

test('the path of a subcategory starts with its parent', () => {
  const now = { slug: 'mowers', parent_category_slug: 'garden' };
  expect(pathFields(named('subcategories'), now, { ...now, parent_category_slug: 'home' })).toEqual([
    'parent_category_slug',
  ]);
});

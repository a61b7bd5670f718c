import { useReferenceNames } from '@/components/admin/fields/reference-queries';
import type { FormValues } from '@/lib/resources/resource';

/**
 * Returns the name of the category that is chosen in the form; null if the category is not published, or not loaded
 * yet.
 */
export function useParent(values: FormValues) {
  const slug = values.category ?? values.parent_category_slug;
  const slugs = typeof slug === 'string' && slug ? [slug] : [];
  const { data = [] } = useReferenceNames('categories', slugs);
  const found = data.find(({ value, isDraft }) => value === slug && !isDraft);
  return found ? { name: found.label } : null;
}

import { builtInNames } from '@/lib/fallback/names';

/**
 * Returns the name of a category or subcategory as written within a sentence: 'Best shops for gaming'. Only the
 * built-in names are known to contain no proper names, so all other names stay as they are.
 */
export function nameInSentence(
  table: 'categories' | 'subcategories',
  { slug, name }: { slug: string; name: string },
) {
  if (builtInNames(table, slug)?.name !== name) return name;
  return name
    .split(' ')
    .map((word) => (/^[A-Z][^A-Z]*$/.test(word) ? word.toLowerCase() : word)) // A word such as 'TVs' keeps its capitals.
    .join(' ');
}

import { alphabetically } from '@/lib/lists/ranking';
import { withCapital } from '@/lib/text/initial';
import type { ContentCard } from './entities';

/** A buying guide and the goods that it is about: 'TVs' for 'How to buy a TV in the Boxing Day sales'. */
export interface SubjectGuide {
  content: ContentCard;
  subject: string;
}

const TITLE = /^How to buy (an? )?(.+?)(?: in the (?:Boxing Day )?sales)?$/;

/**
 * Matches a text that says more than the name of some goods: 'coat for a child', 'TV: size and panel'. The plural of
 * such a text would be wrong.
 */
const MORE_THAN_GOODS = /[:;,?!–]| (?:for|in|of|on|that|to|which|who|with|without) /;

/** Returns the goods that a buying guide's title names, in the plural; null for any other title. */
export function subjectOfTitle(title: string): string | null {
  const [, article, noun] = TITLE.exec(title) ?? [];
  if (!noun || MORE_THAN_GOODS.test(noun) || (article && / (?:and|or) /.test(noun))) return null;
  const goods = article ? pluralOf(noun) : noun;
  return withCapital(goods);
}

/** Returns the guides of a list, sorted by the names of their goods. Null if the title of any guide names no goods. */
export function subjectsOf(rows: ContentCard[]): SubjectGuide[] | null {
  const guides = rows.flatMap((content) => {
    const subject = subjectOfTitle(content.title);
    return subject ? [{ content, subject }] : [];
  });
  if (guides.length < rows.length) return null;
  return guides.toSorted((a, b) => alphabetically(a.subject, b.subject));
}

function pluralOf(noun: string): string {
  if (/(s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

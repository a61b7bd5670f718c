import { byCharacterCode } from '../lists/ranking.ts';
import { fold, nameForms, squeeze } from './fold.ts';
import { isSearchable, searchQuery } from './query.ts';
import { type ReadQuery, readQuery } from './read-query.ts';
import { emptyResults, SEARCH_LISTS } from './results.ts';
import type { SearchItem, SearchList, SearchResults } from './results.ts';

/** A row that search can find: the result to show, and the texts to search. */
export interface SearchableRow {
  list: SearchList;
  item: SearchItem;
  /** Other names of the row, which search treats like its name. */
  aliases: readonly string[];
  texts: readonly string[];
}

export interface SearchOptions {
  perType: number;
  /** The lists from which to return rows; all lists if left out. The counts always cover all lists. */
  types?: readonly SearchList[];
  offset?: number;
}

const DESCRIPTION_LENGTH = 300;
/** The tier (how well a row matches the query) of a row without a match. Better matches have lower tiers. */
const NO_TIER = 3;

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, ' ');

/**
 * Searches rows in memory, by the same rules as search_site does in the database
 * (supabase/migrations/*_search_by_words.sql).
 */
export function searchRows(
  rows: readonly SearchableRow[],
  typed: string,
  { perType, types = SEARCH_LISTS, offset = 0 }: SearchOptions,
): SearchResults {
  const results = emptyResults();
  const query = searchQuery(typed);
  if (!isSearchable(query)) return results;
  const documents = rows.map(knownDocument);
  const asked = readQuery(query, (folded) =>
    documents.some(({ forms }) => forms.some((form) => form.startsWith(folded))),
  );
  const best = new Map<SearchList, number>();
  for (const list of SEARCH_LISTS) {
    const hits = documents
      .filter(({ row }) => row.list === list)
      .map((document) => ({ ...document, tier: tierOf(document, asked) }))
      .filter(({ tier }) => tier < NO_TIER)
      .sort(
        (a, b) =>
          a.tier - b.tier ||
          byCharacterCode(a.sortName, b.sortName) ||
          byCharacterCode(a.row.item.slug, b.row.item.slug),
      );
    // A list in which a name equals the query comes before lists in which names only begin with the query.
    const isExact = hits.some(({ forms }) => forms.includes(asked.folded));
    best.set(list, isExact ? -1 : (hits[0]?.tier ?? NO_TIER));
    results.counts[list] = hits.length;
    results.totalCount += hits.length;
    if (types.includes(list))
      results[list] = hits.slice(offset, offset + perType).map(({ row }) => shown(row.item));
  }
  results.order = SEARCH_LISTS.toSorted((a, b) => (best.get(a) ?? NO_TIER) - (best.get(b) ?? NO_TIER));
  return results;
}

interface Document {
  row: SearchableRow;
  sortName: string;
  forms: string[];
  /** The row's texts and aliases in lower case. */
  plain: string[];
  /** The row's name, aliases and texts as `fold` returns them, with a space before and after each word. */
  words: string[];
}

const documents = new WeakMap<SearchableRow, Document>();

function knownDocument(row: SearchableRow): Document {
  const document = documents.get(row) ?? documentOf(row);
  documents.set(row, document);
  return document;
}

function documentOf(row: SearchableRow): Document {
  const { item, aliases } = row;
  const texts = [...row.texts, ...aliases].map(withoutTags);
  const forms = nameForms([item.name, ...aliases]);
  return {
    row,
    sortName: fold(item.name) || item.name.toLowerCase(),
    forms,
    plain: texts.map((text) => text.toLowerCase()),
    words: [...forms, ...texts.map(fold)].map((text) => ` ${text} `),
  };
}

/**
 * Returns how well a row matches the query: 0 if its name or an alias begins with the query, 1 if its name, an alias or
 * a text contains the query, 2 if they contain all words of the query separately, and otherwise NO_TIER.
 */
function tierOf({ forms, plain, words: text }: Document, { needle, folded, words }: ReadQuery): number {
  const squeezed = squeeze(folded);
  const begins = [
    ...(folded.length >= 2 ? [folded] : []),
    ...(squeezed !== folded && squeezed.length >= 3 ? [squeezed] : []),
  ];
  if (forms.some((form) => begins.some((begin) => form.startsWith(begin)))) return 0;
  if ([...plain, ...text].some((each) => each.includes(needle))) return 1;
  // Each word of the query must be a whole word of a name, alias or text. The last word may also be the beginning of
  // a word, because the visitor may still be typing.
  const isThere = (word: string, place: number) =>
    text.some((each) => each.includes(` ${word}${place < words.length - 1 ? ' ' : ''}`));
  return words.length > 0 && words.every(isThere) ? 2 : NO_TIER;
}

const shown = (item: SearchItem): SearchItem => ({
  ...item,
  description: withoutTags(item.description).replace(/\s+/g, ' ').trim().slice(0, DESCRIPTION_LENGTH),
});

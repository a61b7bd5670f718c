import { DEFAULT_HIGHLIGHTS } from '@/lib/catalogue/default-highlights';
import { fieldsOf, type HasFields, type Row } from '@/lib/resources/resource';
import { isProse, type PageParts } from '../page';
import { type CheckedFact, type KnownField, knownFacts, supported } from './compare-facts';
import type { Fact } from './fact';
import { findFacts } from './find-facts';
import { sentenceAt } from './sentence-at';

/** The units of the numeric fields that have one. */
const UNITS: Record<string, KnownField['unit']> = { discount_year: 'year', returns_days: 'days' };
/**
 * Fields without facts about the subject: texts for search engines, aliases, slugs, and times of publication and
 * change.
 */
const NO_EVIDENCE = /^(?:meta_|aliases$|slug$|publish|unpublish|updated_at$|created_at$|content_changed_at$)/;

const DEFAULTS = Object.values(DEFAULT_HIGHLIGHTS);

/** Leaves out the default highlights of a new retailer, because no source states them. */
const withoutDefaults = (highlights: unknown): unknown =>
  Array.isArray(highlights)
    ? highlights.filter((row: { values?: unknown[] } | null) => !DEFAULTS.includes(String(row?.values?.[0])))
    : highlights;

/** Returns the fields whose values may support the facts in a row's prose. */
export const evidenceOf = (resource: HasFields, row: Row): KnownField[] =>
  fieldsOf(resource)
    .filter((field) => !isProse(field) && !NO_EVIDENCE.test(field.name))
    .map(({ name, label }) => ({
      ...{ name, label, unit: UNITS[name] },
      value: name === 'highlights_data' ? withoutDefaults(row[name]) : row[name],
    }));

export interface FactInField extends CheckedFact {
  field: string;
  /** Identifies the fact by its kind, values and sentence. Confirmations by editors are stored under this key. */
  key: string;
  /** The words before and after the fact, with an ellipsis where the text continues. */
  context: [before: string, after: string];
}

const AROUND = 40;
const LONGEST_KEY = 1000;

/** Returns about 40 characters before and after a fact, in whole words. */
function around(text: string, { start, end }: Fact): [before: string, after: string] {
  const from = start <= AROUND ? 0 : text.indexOf(' ', start - AROUND) + 1;
  const to = text.length - end <= AROUND ? text.length : text.lastIndexOf(' ', end + AROUND);
  const before = text.slice(Math.min(from, start), start);
  const after = text.slice(end, Math.max(to, end));
  return [from > 0 ? `…${before}` : before, to < text.length ? `${after}…` : after];
}

const keyOf = ({ kind, values, bound, start, end }: Fact, text: string) => {
  const letters = sentenceAt(text, start, end)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}£%]+/gu, '');
  return `${kind} ${bound ?? ''} ${values.join(' ')} ${letters}`.slice(0, LONGEST_KEY);
};

/** Finds the facts in a page's prose, and the fields that support each fact. */
export function factsOfPage({ blocks }: Pick<PageParts, 'blocks'>, evidence: KnownField[]): FactInField[] {
  const found = blocks.map((block) => ({ ...block, facts: findFacts(block.text) }));
  // Return early if the prose states no fact, as in most rows of a large import. This saves reading the other fields.
  if (found.every(({ facts }) => facts.length === 0)) return [];
  const known = knownFacts(evidence);
  return found.flatMap(({ field, text, facts }) =>
    supported(facts, known).map((fact) => ({
      ...fact,
      field,
      key: keyOf(fact, text),
      context: around(text, fact),
    })),
  );
}

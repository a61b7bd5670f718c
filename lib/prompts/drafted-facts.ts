import { type CheckedFact, type KnownField, knownFacts, supported } from '@/lib/quality/facts/compare-facts';
import { findFacts } from '@/lib/quality/facts/find-facts';
import { readHtml } from '@/lib/quality/html-blocks';
import type { Field } from '@/lib/resources/field';
import type { Resource, Row } from '@/lib/resources/resource';
import type { DraftFacts } from '@/lib/schema/draft-facts';

/** A price, percentage, date, duration or superlative in a drafted text. */
export interface DraftedFact extends CheckedFact {
  /** The name of the field whose text states the fact. */
  field: string;
  /** The words before and after the fact. */
  context: [before: string, after: string];
}

const AROUND = 40;

/**
 * Finds the facts in drafted texts and, for each fact, the database fields that support it. Also runs in the browser.
 */
export function draftedFactsOf(
  fields: Field[],
  values: Readonly<Record<string, unknown>>,
  evidence: KnownField[],
): DraftedFact[] {
  const known = knownFacts(evidence);
  return fields.flatMap((field) =>
    passagesOf(field, values[field.name]).flatMap((text) =>
      supported(findFacts(text), known).map((fact) => ({
        ...fact,
        field: field.name,
        context: [
          text.slice(Math.max(0, fact.start - AROUND), fact.start),
          text.slice(fact.end, fact.end + AROUND),
        ] as [string, string],
      })),
    ),
  );
}

function passagesOf(field: Field, value: unknown): string[] {
  if (typeof value === 'string')
    return field.kind === 'html' ? readHtml(value).blocks.map(({ text }) => text) : [value];
  if (typeof value !== 'object' || !value) return [];
  return Object.values(value).flatMap((part) => passagesOf(field, part));
}

/**
 * Returns the key under which an editor's confirmation of an unsupported fact is stored. If a field contains the same
 * words twice, the editor confirms them only once.
 */
export const factKey = ({ field, text }: Pick<DraftedFact, 'field' | 'text'>) => `${field}: ${text.trim()}`;

/** Returns the facts that no field supports, without duplicates. */
export const unsupportedIn = (facts: DraftedFact[]): DraftedFact[] => [
  ...new Map(
    facts.filter(({ support }) => support.length === 0).map((fact) => [factKey(fact), fact]),
  ).values(),
];

/**
 * Returns the fields that may support the facts of drafted texts: the fields of `rows`, the year of the sales, and the
 * facts in `lines` that belong to no row. If there are several rows, the labels of their fields include the name of the
 * row.
 */
export function evidenceFor(
  { lines }: DraftFacts,
  rows: { resource: Resource; row: Row; fields: KnownField[] }[],
  year: number,
): KnownField[] {
  const own = rows.flatMap(({ resource, row, fields }) =>
    fields.map((field) => ({
      ...field,
      name: `${resource.key}:${String(row.id)}:${field.name}`,
      label:
        rows.length > 1 ? `${String(row[resource.nameColumn])}: ${field.label.toLowerCase()}` : field.label,
    })),
  );
  const others = lines
    .filter(({ rowId }) => rowId === undefined)
    .map(({ id, label, value }) => ({ name: id, label, value }));
  const season = { name: 'season', label: 'Year of the sales', value: `Boxing Day, 26 December ${year}` };
  return [...own, ...others, season];
}

import { type CheckedFact, type KnownField, knownFacts, supported } from '@/lib/quality/facts/compare-facts';
import { findFacts } from '@/lib/quality/facts/find-facts';
import { readHtml } from '@/lib/quality/html-blocks';
import type { Field } from '@/lib/resources/field';
import type { Resource, Row } from '@/lib/resources/resource';
import type { DraftFacts } from '@/lib/schema/draft-facts';

/** A price, percentage, date, duration or superlative in a drafted text. */
export interface DraftedFact extends CheckedFact {
  /** The name of the field with the text. */
  field: string;
  /** The words before and after the fact. */
  context: [before: string, after: string];
}

const AROUND = 40;

/** Finds the facts in drafted texts, and the fields of the database that support each. It works in the browser too. */
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

/** How editors confirm a fact that no field supports: once for the same words in the same field. */
export const factKey = ({ field, text }: Pick<DraftedFact, 'field' | 'text'>) => `${field}: ${text.trim()}`;

/** Returns the facts that no field supports, each once. */
export const unsupportedIn = (facts: DraftedFact[]): DraftedFact[] => [
  ...new Map(
    facts.filter(({ support }) => support.length === 0).map((fact) => [factKey(fact), fact]),
  ).values(),
];

/**
 * Returns the fields that may support the facts of drafted texts: those of some rows, under labels that name the row if
 * there are several, the facts that the model received and that no row has, and the year of the sales.
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

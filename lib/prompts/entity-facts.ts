import { readable } from '@/lib/resources/differences';
import type { Field } from '@/lib/resources/field';
import { fieldsOf, type Resource, type Row } from '@/lib/resources/resource';
import type { DraftFact } from '@/lib/schema/draft-facts';

/**
 * Kinds of fields that hold no facts about the subject of a row: its path, pictures, publication and long texts.
 * `LEFT_OUT` has more such fields, by name.
 */
const LEFT_OUT_KINDS: Field['kind'][] = ['slug', 'picture', 'icon', 'html', 'boolean', 'datetime'];
const LEFT_OUT = new Set([
  ...['description', 'meta_title', 'meta_description', 'aliases', 'display_rank', 'priority', 'content_type'],
  ...[
    'brand_bg',
    'brand_ink',
    'cta_url',
    'fallback_url',
    'image',
    'image_url',
    'logo',
    'reading_time_minutes',
  ],
  ...['author_slug', 'reviewer_slug', 'author_name', 'is_published'],
]);

/**
 * Fields with facts that can go out of date, and the fields with their evidence. A draft may state such a fact only if
 * all of its evidence fields are filled in.
 */
const EVIDENCE: { facts: string[]; evidence: string[] }[] = [
  {
    facts: ['typical_discount'],
    evidence: ['discount_year', 'discount_source_name', 'discount_source_url', 'discount_checked_on'],
  },
  { facts: ['price_range'], evidence: ['price_checked_on', 'price_source_url'] },
  {
    facts: [
      ...['opens_boxing_day', 'opening_hours', 'returns_days', 'christmas_returns_until'],
      ...['price_match', 'delivery', 'collection'],
    ],
    evidence: ['facts_source_name', 'facts_source_url', 'facts_checked_on'],
  },
];

/**
 * Returns whether a draft may state this field of a row. A fact that can go out of date needs its source and the day of
 * the check.
 */
export const isProved = (row: Row, name: string) =>
  EVIDENCE.every(
    ({ facts, evidence }) =>
      !facts.includes(name) || evidence.every((each) => readable(row[each]).trim() !== ''),
  );

/**
 * Returns the filled-in fields of a row as facts for a model. Leaves out fields that say nothing about the subject, and
 * facts without evidence. The model may use no other facts.
 */
export const factsOf = (resource: Resource, row: Row): DraftFact[] =>
  fieldsOf(resource)
    .filter(({ name, kind }) => !LEFT_OUT.has(name) && !LEFT_OUT_KINDS.includes(kind) && isProved(row, name))
    .flatMap((field) => {
      const value = readable(row[field.name], field).trim();
      const [entity, rowId] = [resource.key, String(row.id)];
      const fact = { entity, rowId, field: field.name, label: field.label };
      return value ? [{ ...fact, id: `${entity}:${rowId}:${field.name}`, value }] : [];
    });

/** Formats facts for a model, one per line. */
export const factLines = (facts: DraftFact[]): string =>
  facts.map(({ label, value }) => `${label}: ${value.replaceAll('\n', '; ')}`).join('\n');

const TEXTS = ['description', 'intro_paragraph', 'body'];

/** Returns the current text of a row: its description, introduction and body. */
export const textOf = (row: Row): string =>
  TEXTS.flatMap((name) => {
    const value = row[name];
    return typeof value === 'string' && value.trim() ? [value.trim()] : [];
  }).join('\n\n');

import { toLondonTime } from '@/lib/dates/london-time';
import type { Fact, FactKind } from './fact';
import { findFacts } from './find-facts';

/** A field of a row that may support facts in a text. The text itself is in another field. */
export interface KnownField {
  name: string;
  label: string;
  value: unknown;
  /** The unit, if the value is a number. A text states its own unit. */
  unit?: 'pence' | 'pounds' | 'percent' | 'days' | 'months' | 'year';
}

export interface CheckedFact extends Fact {
  /** The fields that support the fact; empty if no field does. */
  support: { name: string; label: string }[];
}

interface KnownFact {
  field: KnownField;
  kind: FactKind;
  value: string;
  bound?: Fact['bound'];
}

const NUMBER: Record<NonNullable<KnownField['unit']>, (value: number) => [FactKind, string]> = {
  pence: (value) => ['price', String(value)],
  pounds: (value) => ['price', String(Math.round(value * 100))],
  percent: (value) => ['percentage', String(value)],
  days: (value) => ['duration', `${value} d`],
  months: (value) => ['duration', `${value} mo`],
  year: (value) => ['date', String(value)],
};

/**
 * Finds the facts in a text, and the fields that support each fact. Both values of a range, such as '£20–30', need a
 * field.
 */
export function compareFacts(text: string, fields: KnownField[]): CheckedFact[] {
  return supported(findFacts(text), knownFacts(fields));
}

/** Finds the facts in the fields once, so that several texts can be compared with them. */
export const knownFacts = (fields: KnownField[]): KnownFact[] =>
  fields.flatMap((field) => factsOfValue(field, field.value));

/** Adds to each fact of a text the fields that support the fact. */
export const supported = (facts: Fact[], known: KnownFact[]): CheckedFact[] =>
  facts.map((fact) => ({ ...fact, support: supportOf(fact, known) }));

function factsOfValue(field: KnownField, value: unknown): KnownFact[] {
  if (typeof value === 'number' && field.unit) {
    const [kind, written] = NUMBER[field.unit](value);
    return [{ field, kind, value: written }];
  }
  if (typeof value === 'string') return factsOfText(field, value);
  if (typeof value !== 'object' || !value) return [];
  return Object.values(value).flatMap((part) => factsOfValue(field, part));
}

const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;

function factsOfText(field: KnownField, text: string): KnownFact[] {
  if (MOMENT.test(text) && !Number.isNaN(Date.parse(text))) {
    return [{ field, kind: 'date', value: toLondonTime(text) }];
  }
  return findFacts(text).flatMap(({ kind, values, bound }) =>
    values.map((value) => ({ field, kind, value, bound })),
  );
}

function supportOf(fact: Fact, known: KnownFact[]): CheckedFact['support'] {
  const same = known.filter(({ kind }) => kind === fact.kind);
  const byValue = fact.values.map((value) => same.filter((each) => isSupported(fact, value, each)));
  if (byValue.some((fields) => fields.length === 0)) return [];
  const fields = new Map(byValue.flat().map(({ field }) => [field.name, field]));
  return [...fields.values()].map(({ name, label }) => ({ name, label }));
}

function isSupported({ kind, bound }: Fact, value: string, known: KnownFact): boolean {
  if (kind === 'date') return isSameDate(value, known.value);
  if (value !== known.value) return false;
  // 'Up to 50%' in the database does not support '50%' in a text, but '50%' supports 'up to 50%'.
  return known.bound === undefined || known.bound === bound;
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const PARTS =
  /^(?:(?<year>\d{4})|-)?(?:-(?<month>\d\d))?(?:-(?<day>\d\d))?(?: (?<weekday>[a-z]{3}))?(?: ?(?<time>T\d\d:\d\d))?$/;

/**
 * Returns whether a field's date agrees with a date in a text. Compares only the parts that the text states, such as
 * the day and month.
 */
function isSameDate(stated: string, known: string): boolean {
  const wanted = PARTS.exec(stated)?.groups;
  const given = PARTS.exec(known)?.groups;
  if (!wanted || !given) return stated === known;
  const { weekday, ...parts } = wanted;
  const isSame = Object.entries(parts).every(([name, value]) => value === undefined || given[name] === value);
  if (!isSame || !weekday) return isSame;
  const date = new Date(`${given.year ?? ''}-${given.month ?? ''}-${given.day ?? ''}`);
  return WEEKDAYS[date.getUTCDay()] === weekday;
}

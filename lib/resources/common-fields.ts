import { z } from 'zod';
import { londonDay } from '@/lib/dates/london-time';
import { reservedSlugs } from '@/lib/entities/path-grammar';
import { ENTITIES, type EntityTable, type ReferenceTarget } from '@/lib/entities/registry';
import type { PriceAdvice } from '@/lib/schema/price-advice';
import type { Choice, Field } from './field';
import type { Values } from './resource';
import { faqs, lines, moment, optional, required, slug, slugList, text } from './schemas';

/** The default maximum length of a text that admins edit in place on a public page. */
export const INLINE_MAX = 500;

/** Returns whether the value of a field is empty or a day that is not in the future. */
export const isNotInFuture = (value: Values[string] | undefined) =>
  typeof value !== 'string' || value <= londonDay(new Date().toISOString());

// Form fields that several entities share.

/** Returns the slug field of a table's form. The form rejects slugs that are reserved for the site's own pages. */
export const slugField = (table: EntityTable): Field<'slug'> => ({
  name: 'slug',
  label: 'Slug',
  kind: 'slug',
  from: ENTITIES[table].nameColumn,
  help: `The last part of its URL: ${ENTITIES[table].path}. If you change it, the old URL redirects to the new one.`,
  schema: slug.refine(
    (value) => !reservedSlugs(table).includes(value),
    'This slug is reserved for a page of the site',
  ),
  initial: '',
});

export const nameField: Field<'name'> = {
  name: 'name',
  label: 'Name',
  kind: 'text',
  max: 120,
  schema: required(120, 'A name'),
  initial: '',
  inline: { max: 120 },
};

export const publishedFlag = {
  column: 'is_published',
  on: 'Published',
  off: 'Draft',
  turnOn: 'Publish',
  turnOff: 'Unpublish',
} as const;

/** The statuses of a row with a start and an end: not yet started, on now, or ended. */
export const PERIODS: Choice[] = [
  { value: 'coming', label: 'Coming' },
  { value: 'on', label: 'On now' },
  { value: 'ended', label: 'Ended' },
];

/** The publication flag of rows that editors can schedule to be published and unpublished. */
export const timedFlag = { ...publishedFlag, startsAt: 'publish_at', endsAt: 'unpublish_at' } as const;

/** Returns the fields for the start and end of an offer or a widget. `startHelp` is the help text for the start. */
export const periodFields = (startHelp: string): Field<'starts_at' | 'ends_at'>[] => [
  {
    name: 'starts_at',
    label: 'Starts at',
    help: startHelp,
    kind: 'datetime',
    schema: optional(moment),
    initial: null,
  },
  {
    name: 'ends_at',
    label: 'Ends at',
    help: 'At this time it leaves every page, within five seconds. If empty, it stays.',
    kind: 'datetime',
    schema: optional(moment),
    initial: null,
  },
];

export const publishedField: Field<'is_published'> = {
  name: 'is_published',
  label: 'Published',
  help: 'Visitors and search engines only see it once it’s published.',
  kind: 'boolean',
  schema: z.boolean(),
  initial: false,
};

/** The field for the time at which a worker makes a published row a draft again (ADR 033). */
export const unpublishAtField: Field<'unpublish_at'> = {
  name: 'unpublish_at',
  label: 'Unpublish at',
  help: 'At this time it becomes a draft, within five seconds. If empty, it stays published.',
  kind: 'datetime',
  schema: optional(moment),
  initial: null,
};

/** The fields for the times at which a row is published and unpublished. */
export const publishingFields: Field<'publish_at' | 'unpublish_at'>[] = [
  {
    name: 'publish_at',
    label: 'Publish at',
    help: 'At this time a draft is published, within five seconds. If the time has passed, it’s published when you save.',
    kind: 'datetime',
    schema: optional(moment),
    initial: null,
  },
  unpublishAtField,
];

/**
 * Returns the rule that a row must not be unpublished before it is published. `from` is the field with the publishing
 * time.
 */
export const publishingRule = <From extends string>(from: From) => ({
  field: 'unpublish_at' as const,
  message: 'This must be later than ‘Publish at’',
  isMet: (values: Values) =>
    !values[from] ||
    !values.unpublish_at ||
    Date.parse(String(values.unpublish_at)) > Date.parse(String(values[from])),
});

export const descriptionField: Field<'description'> = {
  name: 'description',
  label: 'Description',
  kind: 'textarea',
  max: 5000,
  schema: text(5000),
  initial: '',
  inline: { max: INLINE_MAX },
};

export const aliasesField: Field<'aliases'> = {
  name: 'aliases',
  label: 'Other names',
  help: 'Other names that shoppers use, such as ‘M&S’, ‘hoover’ or ‘telly’. Search finds them, but visitors don’t see them. Plurals, ‘&’ and ‘and’, spaces and hyphens are handled automatically.',
  kind: 'lines',
  item: 'name',
  max: 40,
  length: 60,
  schema: lines(40, 60),
  initial: [],
};

export const faqsField: Field<'faqs'> = {
  name: 'faqs',
  label: 'Questions and answers',
  kind: 'rows',
  item: 'question',
  max: 50,
  parts: [
    { name: 'question', label: 'Question', kind: 'text', length: 300 },
    { name: 'answer', label: 'Answer', kind: 'textarea', length: 5000 },
  ],
  schema: faqs,
  initial: [],
};

export const buyingTipsField: Field<'buying_tips'> = {
  name: 'buying_tips',
  label: 'Buying tips',
  kind: 'lines',
  item: 'tip',
  max: 30,
  length: 1000,
  schema: lines(30, 1000),
  initial: [],
};

const adviceList = <Name extends keyof PriceAdvice>(
  name: Name,
  label: string,
  help?: string,
): Field<Name> => ({
  name,
  label,
  help,
  kind: 'lines',
  item: 'line',
  max: 8,
  length: 60,
  schema: lines(8, 60),
  initial: [],
});

/** The fields for the goods that are usually reduced in the sales, and for the goods that rarely are. */
export const goodsFields: Field<'falls' | 'holds'>[] = [
  adviceList(
    'falls',
    'Usually reduced',
    'Goods that usually come down in the sales, such as ‘Last year’s TVs’.',
  ),
  adviceList('holds', 'Rarely reduced'),
];

/** The fields for short advice on the prices of a category or subcategory. Pages leave out empty fields. */
export const priceAdviceFields: Field<keyof PriceAdvice>[] = [
  {
    name: 'verdict',
    label: 'Verdict',
    help: 'The advice in one sentence, such as ‘Buy the games, not the console.’',
    kind: 'text',
    max: 90,
    schema: optional(text(90)),
    initial: null,
  },
  ...goodsFields,
  adviceList(
    'buy_early',
    'Buy early',
    'Goods that sell out. If this list, ‘Wait for the sales’ and ‘Any time’ are all empty, the page lists products with a verdict instead.',
  ),
  adviceList('wait', 'Wait for the sales'),
  adviceList('any_time', 'Any time'),
];

export const metaFields: Field<'meta_title' | 'meta_description'>[] = [
  {
    name: 'meta_title',
    label: 'Title for search engines',
    help: 'Ideally up to 60 characters. If empty, it’s built from the other fields.',
    kind: 'text',
    max: 200,
    schema: optional(text(200)),
    initial: null,
  },
  {
    name: 'meta_description',
    label: 'Description for search engines',
    help: 'Ideally 70 to 155 characters. If empty, it’s built from the other fields.',
    kind: 'textarea',
    max: 500,
    schema: optional(text(500)),
    initial: null,
  },
];

/**
 * Returns a form field in which an editor chooses and orders rows of another entity. It stores a list of their slugs.
 */
export const references = <Name extends string>(
  name: Name,
  label: string,
  to: ReferenceTarget,
  help?: string,
): Field<Name> => ({
  name,
  label,
  help,
  kind: 'references',
  to,
  max: 50,
  schema: slugList(50),
  initial: [],
});

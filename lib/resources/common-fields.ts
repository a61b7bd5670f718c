import { z } from 'zod';
import type { Field, ReferenceTarget } from './field';
import { faqs, lines, optional, required, slug, slugList, text } from './schemas';

/** The most characters of a text that is edited on the public page, unless its field says another number. */
export const INLINE_MAX = 500;

/** The fields that several entities have, said once. */

/** `address` is that of the public page; `reserved` are the names of the site's own pages, which would hide the row's. */
export const slugField = (from: string, address: string, reserved: string[] = []): Field<'slug'> => ({
  name: 'slug',
  label: 'Slug',
  kind: 'slug',
  from,
  help: `The end of its address: ${address}. When it changes, the old address leads to the new one.`,
  schema: slug.refine(
    (value) => !reserved.includes(value),
    'This slug is the name of a page of the site itself',
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

export const publishedField: Field<'is_published'> = {
  name: 'is_published',
  label: 'Published',
  help: 'Visitors and search engines see it only when it is published.',
  kind: 'boolean',
  schema: z.boolean(),
  initial: false,
};

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
  help: 'What shoppers also call it: ‘M&S’, ‘hoover’, ‘telly’. Search finds it by each of them; visitors do not see them. Singular and plural, ‘&’ and ‘and’, spaces and hyphens are alike.',
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

export const metaFields: Field<'meta_title' | 'meta_description'>[] = [
  {
    name: 'meta_title',
    label: 'Title for search engines',
    help: 'Best at most 60 characters. Made from the other fields when empty.',
    kind: 'text',
    max: 200,
    schema: optional(text(200)),
    initial: null,
  },
  {
    name: 'meta_description',
    label: 'Description for search engines',
    help: 'Best between 70 and 155 characters. Made from the other fields when empty.',
    kind: 'textarea',
    max: 500,
    schema: optional(text(500)),
    initial: null,
  },
];

/** Slugs of another entity, in an order that the editor chooses. */
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

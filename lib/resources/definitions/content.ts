import { pathOfRow } from '@/lib/entities/path-grammar';
import {
  aliasesField,
  descriptionField,
  faqsField,
  metaFields,
  publishedField,
  publishedFlag,
  slugField,
} from '../common-fields';
import type { Field } from '../field';
import { defineResource } from '../resource';
import { moment, oneOf, optional, pictureOrEmoji, required, text, whole } from '../schemas';

const TYPES = [
  { value: 'guide', label: 'Guide' },
  { value: 'article', label: 'Article' },
];

/**
 * Returns a field for a category, entered as free text. The public lists of guides and articles are grouped by this
 * category.
 */
const group = <Name extends string>(name: Name, label: string, help?: string): Field<Name> => ({
  ...{ name, label, help },
  kind: 'text',
  max: 60,
  schema: optional(required(60)),
  initial: null,
});

export const content = defineResource({
  key: 'content',
  table: 'content',
  view: 'content_overview',
  one: 'content',
  many: 'guides and articles',
  isUncountable: true,
  nameOf: ({ content_type }) => (content_type === 'guide' ? 'guide' : 'article'),
  nameColumn: 'title',
  hasSlug: true,
  flag: { ...publishedFlag, from: 'published_at' },
  publicPath: (row) => pathOfRow('content', row),
  preview: { path: '/admin/content/preview', of: 'the page' },
  groups: [
    {
      label: 'The piece',
      fields: [
        {
          name: 'title',
          label: 'Title',
          kind: 'text',
          max: 200,
          schema: required(200, 'A title'),
          initial: '',
        },
        slugField('content'),
        {
          name: 'content_type',
          label: 'Type',
          kind: 'choice',
          choices: TYPES,
          schema: oneOf(['guide', 'article']),
          initial: 'guide',
        },
        publishedField,
        {
          name: 'published_at',
          label: 'Publish at',
          help: 'A future time schedules it. If empty, it’s set when you publish.',
          kind: 'datetime',
          schema: optional(moment),
          initial: null,
        },
        {
          name: 'priority',
          label: 'Priority',
          help: '1 means featured on the homepage and first in every list.',
          kind: 'number',
          min: 1,
          max: 100,
          schema: whole(1, 100),
          initial: 2,
        },
        group('guide_category', 'Category of a guide', 'The guide’s topic, such as ‘Timing’.'),
        group('article_category', 'Category of an article'),
        {
          name: 'image',
          label: 'Picture',
          help: 'A URL or an emoji.',
          kind: 'picture',
          max: 2048,
          schema: optional(pictureOrEmoji(8, { isPathToo: true })),
          initial: null,
        },
      ],
    },
    {
      label: 'The text',
      fields: [
        {
          name: 'intro_paragraph',
          label: 'Introduction',
          kind: 'html',
          max: 5000,
          schema: text(5000),
          initial: '',
        },
        { ...descriptionField, help: 'On cards and in lists.', inline: undefined },
        { name: 'body', label: 'Body', kind: 'html', max: 200_000, schema: text(200_000), initial: '' },
        faqsField,
        {
          name: 'author_name',
          label: 'Author',
          kind: 'text',
          max: 120,
          schema: optional(required(120)),
          initial: null,
        },
        {
          name: 'reading_time_minutes',
          label: 'Reading time in minutes',
          help: 'If this is 0, it’s estimated from the number of words in the body.',
          kind: 'number',
          min: 0,
          max: 240,
          schema: whole(0, 240),
          initial: 0,
        },
      ],
    },
    { label: 'Search on this site', fields: [aliasesField] },
    { label: 'Search engines', fields: metaFields },
  ],
  columns: [
    { name: 'title', isSortable: true },
    { name: 'content_type', isSortable: true },
    { name: 'guide_category', label: 'Category', or: 'article_category' },
    { name: 'author_name' },
    { name: 'priority', isSortable: true },
    { name: 'word_count', label: 'Words', as: 'number' },
    { name: 'is_published', as: 'flag', isSortable: true },
    { name: 'published_at', label: 'Published at', as: 'moment', isSortable: true },
    { name: 'updated_at', label: 'Updated', as: 'moment', isSortable: true },
  ],
  search: ['title', 'slug', 'description', 'intro_paragraph'],
  filters: [
    { name: 'content_type', label: 'Type', kind: 'choice', choices: TYPES },
    { name: 'is_published', label: 'Status', kind: 'flag', yes: 'Published', no: 'Draft' },
    {
      name: 'image',
      label: 'Picture',
      kind: 'empty',
      yes: 'Missing',
      no: 'Present',
      gap: 'without a picture',
    },
  ],
  tabs: 'content_type',
  sort: { by: 'updated_at', descending: true },
});

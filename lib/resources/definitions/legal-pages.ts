import { LEGAL_SLUGS } from '@/lib/fallback/legal/legal-page';
import { metaFields, publishedField } from '../common-fields';
import { defineResource, type Resource } from '../resource';
import { day, optional, required, slug } from '../schemas';

const BODY = 200_000;

export const legalPages = defineResource({
  key: 'legal',
  table: 'legal_pages',
  one: 'legal page',
  many: 'legal pages',
  nameColumn: 'title',
  hasSlug: true,
  isFixedSet: true,
  flag: { column: 'is_published', on: 'Published', off: 'Draft', turnOn: 'Publish', turnOff: 'Unpublish' },
  removal: {
    button: 'Back to the built-in text',
    question: 'Go back to the built-in text?',
    text: 'Your text is deleted, and visitors see the built-in text immediately.',
  },
  publicPath: (row) => `/${String(row.slug)}`,
  groups: [
    {
      label: 'The page',
      fields: [
        {
          name: 'slug',
          label: 'Path',
          kind: 'choice',
          isFixed: true,
          choices: LEGAL_SLUGS.map((each) => ({ value: each, label: `/${each}` })),
          schema: slug.refine(
            (value) => LEGAL_SLUGS.some((each) => each === value),
            'This page doesn’t exist',
          ),
          initial: LEGAL_SLUGS[0],
        },
        { ...publishedField, help: 'Until it is published, visitors see the built-in text.' },
        {
          name: 'title',
          label: 'Title',
          kind: 'text',
          max: 200,
          schema: required(200, 'A title'),
          initial: '',
        },
        {
          name: 'effective_date',
          label: 'In force since',
          help: 'Shown below the title. Leave this empty if the page isn’t a set of terms.',
          kind: 'date',
          schema: optional(day),
          initial: null,
        },
        {
          name: 'body',
          label: 'Text',
          kind: 'html',
          max: BODY,
          schema: required(BODY, 'Text'),
          initial: '',
        },
      ],
    },
    { label: 'Search engines', fields: metaFields },
  ],
  columns: [
    { name: 'title', isSortable: true },
    { name: 'slug', label: 'Page' },
    { name: 'effective_date', label: 'In force since' },
    { name: 'is_published', as: 'flag', isSortable: true },
    { name: 'updated_at', label: 'Updated', as: 'moment', isSortable: true },
  ],
  search: ['title', 'body'],
  filters: [],
  sort: { by: 'slug', descending: false },
});

/**
 * The legal pages of which visitors see the built-in text, as the link manager lists them. They are not rows of the
 * database, so search and replace leaves them out.
 */
export const builtInLegal: Resource = {
  ...legalPages,
  key: 'built-in-legal',
  one: 'built-in legal page',
  many: 'built-in legal pages',
};

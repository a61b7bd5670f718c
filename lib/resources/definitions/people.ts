import { SOURCE_REL } from '@/lib/affiliates/paid-links';
import { pathOfRow } from '@/lib/entities/path-grammar';
import { metaFields, nameField, publishedField, publishedFlag, slugField } from '../common-fields';
import { defineResource } from '../resource';
import { httpUrl, optional, pictureUrl, text } from '../schemas';

/** The authors and reviewers of guides and articles. */
export const people = defineResource({
  key: 'people',
  table: 'people',
  one: 'person',
  many: 'people',
  nameColumn: 'name',
  hasSlug: true,
  flag: publishedFlag,
  publicPath: (row) => pathOfRow('people', row),
  groups: [
    {
      label: 'The person',
      fields: [
        nameField,
        slugField('people'),
        publishedField,
        {
          name: 'role',
          label: 'Role',
          help: 'What the person does here, such as ‘Shopping editor’.',
          kind: 'text',
          max: 120,
          schema: text(120),
          initial: '',
        },
        {
          name: 'bio',
          label: 'About',
          help: 'What the person knows about, and how they know it. Only state what is true.',
          kind: 'textarea',
          max: 5000,
          schema: text(5000),
          initial: '',
        },
        {
          name: 'image',
          label: 'Picture',
          help: 'The URL of a portrait.',
          kind: 'url',
          max: 2048,
          schema: optional(pictureUrl),
          initial: null,
        },
        {
          name: 'link',
          label: 'Profile page',
          rel: SOURCE_REL,
          help: 'The URL of a page about the person, such as a professional profile.',
          kind: 'url',
          max: 2048,
          schema: optional(httpUrl),
          initial: null,
        },
      ],
    },
    { label: 'Search engines', fields: metaFields },
  ],
  columns: [
    { name: 'name', isSortable: true },
    { name: 'slug', isSortable: true },
    { name: 'role', isSortable: true },
    { name: 'is_published', as: 'flag', isSortable: true },
    { name: 'updated_at', label: 'Updated', as: 'moment', isSortable: true },
  ],
  search: ['name', 'slug', 'role', 'bio'],
  filters: [{ name: 'is_published', label: 'Status', kind: 'flag', yes: 'Published', no: 'Draft' }],
  sort: { by: 'name', descending: false },
});

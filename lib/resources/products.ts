import { productPath } from '@/lib/paths';
import {
  buyingTipsField,
  descriptionField,
  faqsField,
  metaFields,
  publishedField,
  references,
  slugField,
} from './common-fields';
import { defineResource } from './resource';
import { isEmoji, isHttpUrl, optional, pictureUrl, required, slug, text, variants } from './schemas';

const image = text(2048).refine(
  (value) => isHttpUrl(value) || isEmoji(value, 4),
  'An emoji, or an address that begins with https:// or http://',
);

export const products = defineResource({
  key: 'products',
  table: 'products',
  one: 'product',
  many: 'products',
  nameColumn: 'name',
  hasSlug: true,
  flag: { column: 'is_published', on: 'Published', off: 'Draft', turnOn: 'Publish', turnOff: 'Unpublish' },
  publicPath: (row) =>
    productPath({ slug: String(row.slug), category: row.category ? String(row.category) : null }),
  groups: [
    {
      label: 'The product',
      fields: [
        { name: 'name', label: 'Name', kind: 'text', max: 120, schema: required(120, 'A name'), initial: '' },
        slugField(
          'name',
          'The end of its address: /{category}/{slug}. When it changes, the old address leads to the new one.',
          ['directory'],
        ),
        publishedField,
        { name: 'brand', label: 'Brand', kind: 'text', max: 120, schema: text(120), initial: '' },
        {
          name: 'category',
          label: 'Category',
          help: 'The beginning of its address. When it changes, the old address leads to the new one.',
          kind: 'reference',
          to: 'categories',
          none: 'No category',
          schema: optional(slug),
          initial: null,
        },
        {
          name: 'subcategory',
          label: 'Subcategory',
          kind: 'reference',
          to: 'subcategories',
          none: 'No subcategory',
          schema: optional(slug),
          initial: null,
        },
        descriptionField,
      ],
    },
    {
      label: 'Picture',
      fields: [
        {
          name: 'image_url',
          label: 'Picture',
          kind: 'picture',
          max: 2048,
          schema: optional(pictureUrl),
          initial: null,
        },
        {
          name: 'image',
          label: 'Emoji',
          help: 'Stands for the product while there is no picture; an address of a picture will do too.',
          kind: 'icon',
          max: 2048,
          schema: optional(image),
          initial: null,
        },
      ],
    },
    {
      label: 'Buying it',
      fields: [
        {
          name: 'price_range',
          label: 'Price range',
          help: 'What it usually costs, as visitors read it: £399 – £480. No price that nobody can check.',
          kind: 'text',
          max: 100,
          schema: optional(text(100)),
          initial: null,
        },
        references(
          'recommended_retailers',
          'Recommended retailers',
          'retailers',
          'In the order in which ‘Where to buy’ names them.',
        ),
        { name: 'variants', label: 'Variants', kind: 'variants', max: 50, schema: variants, initial: [] },
      ],
    },
    { label: 'Advice', fields: [buyingTipsField, faqsField] },
    { label: 'Search engines', fields: metaFields },
  ],
  columns: [
    { name: 'image_url', label: 'Image', as: 'picture', or: 'image' },
    { name: 'name', isSortable: true },
    { name: 'brand', isSortable: true },
    { name: 'category', as: 'text', isSortable: true },
    { name: 'price_range' },
    { name: 'recommended_retailers', label: 'Retailers', as: 'count' },
    { name: 'is_published', as: 'flag', isSortable: true },
    { name: 'updated_at', label: 'Updated', as: 'moment', isSortable: true },
  ],
  search: ['name', 'slug', 'brand', 'description'],
  filters: [
    { name: 'is_published', label: 'Status', kind: 'flag', yes: 'Published', no: 'Draft' },
    { name: 'category', label: 'Category', kind: 'reference', to: 'categories' },
    { name: 'subcategory', label: 'Subcategory', kind: 'reference', to: 'subcategories' },
    { name: 'price_range', label: 'Price range', kind: 'empty', yes: 'Missing', no: 'Present' },
    { name: 'image_url', label: 'Picture', kind: 'empty', yes: 'Missing', no: 'Present' },
  ],
  sort: { by: 'name', descending: false },
});

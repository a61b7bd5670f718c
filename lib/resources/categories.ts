import { categoryPath } from '@/lib/paths';
import {
  aliasesField,
  buyingTipsField,
  descriptionField,
  faqsField,
  metaFields,
  nameField,
  publishedField,
  publishedFlag,
  references,
  slugField,
} from './common-fields';
import { defineResource } from './resource';
import { optional, pictureUrl, text } from './schemas';

/** The first segments of the site's own addresses; a product's begins with its category. */
export const ROUTES =
  'admin api articles auth categories content forbidden guides og products retailers search sitemaps'.split(
    ' ',
  );

export const categories = defineResource({
  key: 'categories',
  table: 'categories',
  view: 'categories_overview',
  one: 'category',
  many: 'categories',
  nameColumn: 'name',
  hasSlug: true,
  flag: publishedFlag,
  publicPath: ({ slug }) => categoryPath(String(slug)),
  groups: [
    {
      label: 'The category',
      fields: [
        nameField,
        slugField('name', '/categories/{slug}', ROUTES),
        publishedField,
        {
          name: 'icon',
          label: 'Icon',
          help: 'An emoji; it stands on the cards of the category while there is no picture.',
          kind: 'icon',
          max: 40,
          schema: text(40),
          initial: '',
        },
        {
          name: 'image_url',
          label: 'Picture',
          kind: 'picture',
          max: 2048,
          schema: optional(pictureUrl),
          initial: null,
        },
        descriptionField,
      ],
    },
    {
      label: 'What it shows first',
      fields: [
        references('top_retailers', 'Top retailers', 'retailers', 'The most important first.'),
        references('top_products', 'Top products', 'products', 'The most important first.'),
      ],
    },
    { label: 'Advice', fields: [buyingTipsField, faqsField] },
    { label: 'Search on this site', fields: [aliasesField] },
    { label: 'Search engines', fields: metaFields },
  ],
  columns: [
    { name: 'image_url', label: 'Picture', as: 'picture', or: 'icon' },
    { name: 'name', isSortable: true },
    { name: 'subcategory_counts', label: 'Subcategories (products)', as: 'list' },
    { name: 'product_count', label: 'Products', as: 'total', isSortable: true },
    { name: 'top_retailers', label: 'Retailers', as: 'count' },
    { name: 'is_published', as: 'flag', isSortable: true },
    { name: 'updated_at', label: 'Updated', as: 'moment', isSortable: true },
  ],
  search: ['name', 'slug', 'description'],
  filters: [
    { name: 'is_published', label: 'Status', kind: 'flag', yes: 'Published', no: 'Draft' },
    {
      name: 'product_count',
      label: 'Products',
      kind: 'zero',
      yes: 'None',
      no: 'Some',
      gap: 'without products',
    },
    { name: 'image_url', label: 'Picture', kind: 'empty', yes: 'Missing', no: 'Present' },
  ],
  bulk: [
    {
      name: 'merge-categories',
      label: 'Merge into…',
      question: {
        title: 'Merge into another category',
        text: 'Subcategories and products move to it, retailers and menus name it instead, and the old addresses lead to it. What is merged is deleted with its texts and lists; these can be brought back from its history, what moved stays where it is.',
        to: 'categories',
        not: 'slug',
      },
    },
  ],
  sort: { by: 'name', descending: false },
});

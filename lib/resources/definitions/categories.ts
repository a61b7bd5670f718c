import { pathOfRow } from '@/lib/entities/path-grammar';
import {
  aliasesField,
  buyingTipsField,
  descriptionField,
  faqsField,
  metaFields,
  nameField,
  priceAdviceFields,
  publishedField,
  publishingFields,
  publishingRule,
  references,
  slugField,
  timedFlag,
} from '../common-fields';
import { defineResource } from '../resource';
import { optional, pictureUrl, text } from '../schemas';

export const categories = defineResource({
  key: 'categories',
  table: 'categories',
  view: 'categories_overview',
  one: 'category',
  many: 'categories',
  nameColumn: 'name',
  hasSlug: true,
  rules: [publishingRule('publish_at')],
  flag: timedFlag,
  publicPath: (row) => pathOfRow('categories', row),
  groups: [
    {
      label: 'The category',
      fields: [
        nameField,
        slugField('categories'),
        publishedField,
        ...publishingFields,
        {
          name: 'icon',
          label: 'Icon',
          help: 'An emoji, shown on the category’s cards until it has a picture.',
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
      label: 'Shown first',
      fields: [
        references('top_retailers', 'Top retailers', 'retailers', 'The most important first.'),
        references(
          'top_products',
          'Top products',
          'products',
          'The most important first. The page shows those of this category, in the order of its subcategories.',
        ),
      ],
    },
    { label: 'Advice', fields: [buyingTipsField, faqsField] },
    { label: 'Prices', fields: priceAdviceFields },
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
        text: 'Its subcategories and products move to the category you choose, retailers and menus refer to that category instead, and the old URLs redirect to it. The merged category is deleted with its texts and lists. You can restore those from its history, but moved rows stay where they are.',
        to: 'categories',
        not: 'slug',
      },
    },
  ],
  sort: { by: 'name', descending: false },
});

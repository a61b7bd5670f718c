import { z } from 'zod';
import { pathOfRow } from '@/lib/entities/path-grammar';
import {
  aliasesField,
  buyingTipsField,
  descriptionField,
  faqsField,
  metaFields,
  nameField,
  priceAdviceFields,
  slugField,
} from '../common-fields';
import { defineResource } from '../resource';
import { retailerPicks, slug, text } from '../schemas';

export const subcategories = defineResource({
  key: 'subcategories',
  table: 'subcategories',
  view: 'subcategories_overview',
  one: 'subcategory',
  many: 'subcategories',
  nameColumn: 'name',
  hasSlug: true,
  parent: { table: 'categories', column: 'parent_category_slug' },
  publicPath: (row) => pathOfRow('subcategories', row),
  groups: [
    {
      label: 'The subcategory',
      fields: [
        nameField,
        slugField('subcategories'),
        {
          name: 'parent_category_slug',
          label: 'Parent category',
          help: 'Visitors only see it while this category is published.',
          kind: 'reference',
          to: 'categories',
          schema: z.string().trim().min(1, 'A parent category is required').pipe(slug),
          initial: '',
        },
        descriptionField,
      ],
    },
    {
      label: 'The text',
      fields: [
        {
          name: 'body',
          label: 'Body',
          help: 'Search engines and the sitemap leave the page out until it has a text.',
          kind: 'html',
          max: 50_000,
          schema: text(50_000),
          initial: '',
        },
        {
          name: 'retailer_picks',
          label: 'Best shops',
          help: 'The best first, each with a reason that is true of these goods at this shop: its range or service, not facts that can date. If empty, the page shows the shops of its category.',
          kind: 'rows',
          item: 'shop',
          max: 12,
          parts: [
            { name: 'slug', label: 'Retailer', kind: 'reference', to: 'retailers', length: 120 },
            { name: 'reason', label: 'Reason', kind: 'text', length: 140 },
          ],
          schema: retailerPicks,
          initial: [],
        },
        buyingTipsField,
        faqsField,
      ],
    },
    { label: 'Prices', fields: priceAdviceFields },
    { label: 'Search on this site', fields: [aliasesField] },
    { label: 'Search engines', fields: metaFields },
  ],
  columns: [
    { name: 'name', isSortable: true },
    { name: 'slug', isSortable: true },
    { name: 'parent_category_slug', label: 'Parent', isSortable: true },
    { name: 'product_count', label: 'Products', as: 'total', isSortable: true },
    { name: 'updated_at', label: 'Updated', as: 'moment', isSortable: true },
  ],
  search: ['name', 'slug', 'description'],
  filters: [
    { name: 'parent_category_slug', label: 'Parent', kind: 'reference', to: 'categories' },
    {
      name: 'product_count',
      label: 'Products',
      kind: 'zero',
      yes: 'None',
      no: 'Some',
      gap: 'without products',
    },
  ],
  bulk: [
    {
      name: 'move-subcategories',
      label: 'Move to…',
      question: {
        title: 'Move to another category',
        text: 'Their pages move below the new category, and the old URLs redirect there. Their products move with them.',
        to: 'categories',
        not: 'parent_category_slug',
      },
    },
  ],
  sort: { by: 'name', descending: false },
});

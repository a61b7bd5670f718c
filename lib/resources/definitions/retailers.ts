import { DEFAULT_HIGHLIGHTS, HIGHLIGHTS } from '@/lib/catalogue/default-highlights';
import { z } from 'zod';
import { PAID_REL, SOURCE_REL } from '@/lib/affiliates/paid-links';
import { pathOfRow } from '@/lib/entities/path-grammar';
import { LOGO_FILE } from '@/lib/images/logo-rules';
import {
  aliasesField,
  descriptionField,
  faqsField,
  goodsFields,
  INLINE_MAX,
  metaFields,
  nameField,
  publishedField,
  publishingFields,
  publishingRule,
  references,
  slugField,
  timedFlag,
} from '../common-fields';
import { defineResource, type NamesOf, type Values } from '../resource';
import { BRAND_RULES, brandGroup, factsGroup } from './retailer-facts';
import { day, highlights, httpUrl, isEmoji, isHttpUrl, optional, text, whole } from '../schemas';

const logo = text(2048).refine(
  (value) => isHttpUrl(value) || isEmoji(value, 8) || (value.length <= 300 && LOGO_FILE.test(value)),
  'A URL that starts with https://, an uploaded logo, or an emoji',
);

/** Fills in the default highlights of a new retailer if the editor has entered none (docs/product.md#new-rows). */
async function withDefaultHighlights(values: Values, namesOf: NamesOf): Promise<Values> {
  if (Array.isArray(values.highlights_data) && values.highlights_data.length > 0) return values;
  const { typical_discount, key_categories } = values;
  const slugs = Array.isArray(key_categories) ? key_categories.slice(0, 3).map(String) : [];
  const categories = (await namesOf('categories', slugs)).join(', ');
  const row = (feature: string, value: string) => ({ feature, values: [value, '', ''] });
  return {
    ...values,
    highlights_data: [
      row(HIGHLIGHTS.discount, String(typical_discount ?? DEFAULT_HIGHLIGHTS.discount)),
      row(HIGHLIGHTS.categories, categories),
      row(HIGHLIGHTS.start, DEFAULT_HIGHLIGHTS.start),
      row(HIGHLIGHTS.returns, DEFAULT_HIGHLIGHTS.returns),
    ],
  };
}

export const retailers = defineResource({
  key: 'retailers',
  table: 'retailers',
  one: 'retailer',
  many: 'retailers',
  nameColumn: 'name',
  hasSlug: true,
  flag: timedFlag,
  publicPath: (row) => pathOfRow('retailers', row),
  complete: withDefaultHighlights,
  rules: [
    publishingRule('publish_at'),
    ...BRAND_RULES,
    {
      field: 'fallback_url',
      message: 'Enter the fallback link, or switch it off',
      isMet: ({ uses_fallback, fallback_url }) => uses_fallback !== true || fallback_url !== null,
    },
  ],
  groups: [
    {
      label: 'The retailer',
      fields: [
        nameField,
        slugField('retailers'),
        publishedField,
        ...publishingFields,
        {
          name: 'display_rank',
          label: 'Rank in lists',
          help: 'Lower numbers come first. Retailers without a rank follow in alphabetical order. You can also drag them into order, from the list of retailers.',
          kind: 'number',
          min: 1,
          max: 100_000,
          schema: optional(whole(1, 100_000)),
          initial: null,
        },
        {
          name: 'logo',
          label: 'Logo',
          help: 'A URL, an uploaded logo or an emoji. If empty, the sign shows a drawing or a monogram.',
          kind: 'picture',
          max: 2048,
          isUpload: true,
          schema: optional(logo),
          initial: null,
        },
        descriptionField,
        {
          name: 'verdict',
          label: 'Verdict',
          help: 'The first words on its page, in about forty words: what is good here, then the caveat.',
          kind: 'text',
          max: 280,
          schema: optional(text(280)),
          initial: null,
          inline: { max: 280 },
        },
        {
          name: 'cta_url',
          label: 'Affiliate link',
          help: 'The button’s link. Use the retailer’s own URL until you have a tracked one.',
          kind: 'url',
          rel: PAID_REL,
          max: 2048,
          schema: httpUrl,
          initial: '',
        },
        {
          name: 'fallback_url',
          label: 'Fallback link',
          help: 'The shop’s own URL, for times when the affiliate link is broken. It earns nothing.',
          kind: 'url',
          rel: PAID_REL,
          max: 2048,
          schema: optional(httpUrl),
          initial: null,
        },
        {
          name: 'uses_fallback',
          label: 'Use the fallback link',
          help: 'While the link manager finds the affiliate link broken, visitors get the fallback link.',
          kind: 'boolean',
          schema: z.boolean(),
          initial: false,
        },
      ],
    },
    {
      label: 'The sale',
      fields: [
        {
          name: 'has_sale',
          label: 'Has a Boxing Day sale',
          help: 'The page’s heading says ‘Boxing Day sale’, or ‘after Christmas’ if there isn’t one.',
          kind: 'boolean',
          schema: z.boolean(),
          initial: true,
        },
        ...goodsFields,
        {
          name: 'typical_discount',
          label: 'Typical discount',
          help: 'As visitors read it, such as ‘Up to 50% off’. It’s only shown once the year, source and date below are filled in.',
          kind: 'text',
          max: 120,
          schema: optional(text(120)),
          initial: null,
          inline: { max: 120 },
        },
        {
          name: 'discount_year',
          label: 'Year of the discount',
          help: 'The year of the sale with this discount.',
          kind: 'number',
          min: 2000,
          max: 2100,
          schema: optional(whole(2000, 2100)),
          initial: null,
        },
        {
          name: 'discount_source_name',
          label: 'Source of the discount',
          help: 'Who reported it, such as the shop’s own page or a newspaper.',
          kind: 'text',
          max: 120,
          schema: optional(text(120)),
          initial: null,
        },
        {
          name: 'discount_source_url',
          label: 'URL of the source',
          rel: SOURCE_REL,
          kind: 'url',
          max: 2048,
          schema: optional(httpUrl),
          initial: null,
        },
        {
          name: 'discount_checked_on',
          label: 'Discount checked on',
          help: 'The date when someone checked the source.',
          kind: 'date',
          schema: optional(day),
          initial: null,
        },
        {
          name: 'highlights_data',
          label: 'Highlights',
          help: 'One row per fact: online, in store, good to know. A new retailer without highlights gets the default four.',
          kind: 'highlights',
          max: 30,
          schema: highlights,
          initial: [],
        },
        {
          name: 'terms_snippet',
          label: 'Terms',
          kind: 'textarea',
          max: 2000,
          schema: optional(text(2000)),
          initial: null,
          inline: { max: INLINE_MAX },
        },
        {
          name: 'last_verified',
          label: 'Last verified',
          help: 'The date when someone checked these facts and the answers. Visitors see it.',
          kind: 'date',
          schema: optional(day),
          initial: null,
        },
      ],
    },
    {
      label: 'What it sells',
      fields: [
        references('key_categories', 'Key categories', 'categories', 'The most important first.'),
        references('top_products', 'Top products', 'products'),
      ],
    },
    factsGroup,
    brandGroup,
    { label: 'Questions', fields: [faqsField] },
    { label: 'Search on this site', fields: [aliasesField] },
    { label: 'Search engines', fields: metaFields },
  ],
  columns: [
    { name: 'logo', label: 'Logo', as: 'picture' },
    { name: 'name', isSortable: true },
    { name: 'display_rank', label: 'Rank', as: 'number', isSortable: true },
    { name: 'typical_discount', label: 'Discount' },
    { name: 'key_categories', label: 'Categories', as: 'count' },
    { name: 'top_products', label: 'Products', as: 'count' },
    { name: 'last_verified', label: 'Verified', isSortable: true },
    { name: 'is_published', as: 'flag', isSortable: true },
    { name: 'updated_at', label: 'Updated', as: 'moment', isSortable: true },
  ],
  showsClicks: 'retailer',
  search: ['name', 'slug', 'description'],
  filters: [
    { name: 'is_published', label: 'Status', kind: 'flag', yes: 'Published', no: 'Draft' },
    { name: 'key_categories', label: 'Category', kind: 'reference', to: 'categories', isList: true },
    {
      name: 'logo',
      label: 'Logo',
      kind: 'empty',
      yes: 'Missing',
      no: 'Present',
      gap: 'without a logo',
    },
    {
      name: 'typical_discount',
      label: 'Discount',
      kind: 'empty',
      yes: 'Missing',
      no: 'Present',
      gap: 'without a typical discount',
    },
    {
      name: 'discount_source_url',
      label: 'Source of the discount',
      kind: 'empty',
      yes: 'Missing',
      no: 'Present',
    },
    {
      name: 'last_verified',
      label: 'Verified',
      kind: 'empty',
      yes: 'Never',
      no: 'Verified',
      gap: 'that have never been verified',
    },
  ],
  sort: { by: 'name', descending: false },
});

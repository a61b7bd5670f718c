import { z } from 'zod';
import { PAID_REL, SOURCE_REL } from '@/lib/affiliates/paid-links';
import { isNotInFuture, PERIODS, periodFields, publishedField, publishedFlag } from '../common-fields';
import { defineResource } from '../resource';
import { day, httpsUrl, httpUrl, optional, pence, required, slug, text } from '../schemas';

/** The highest price of an offer, and the highest price of delivery, in pence. */
const MOST = 10_000_000;
const MOST_DELIVERY = 100_000;

const EVIDENCE = ['earlier_price_pence', 'earlier_price_source_url', 'earlier_price_seen_on'] as const;

/** The offers of shops in the sales. `checked_on` is the day on which somebody last saw the offer at the shop. */
export const offers = defineResource({
  key: 'offers',
  table: 'offers',
  view: 'offers_overview',
  one: 'offer',
  many: 'offers',
  nameColumn: 'title',
  hasSlug: false,
  flag: publishedFlag,
  rules: [
    {
      field: 'category_slug',
      message: 'Choose a product or a category, not both',
      isMet: ({ product_slug, category_slug }) => !product_slug || !category_slug,
    },
    {
      field: 'checked_on',
      message: 'A price needs the date when it was seen',
      isMet: ({ price_pence, checked_on }) => price_pence === null || Boolean(checked_on),
    },
    {
      field: 'checked_on',
      message: 'Enter a date that isn’t in the future',
      isMet: ({ checked_on }) => isNotInFuture(checked_on),
    },
    {
      field: 'delivery_pence',
      message: 'Enter the price of the goods too',
      isMet: ({ price_pence, delivery_pence }) => delivery_pence === null || price_pence !== null,
    },
    ...EVIDENCE.map((field) => ({
      field,
      message: 'An earlier price needs its amount, the page that states it and the date when it was seen',
      isMet: (values: Record<string, unknown>) =>
        Boolean(values[field]) || EVIDENCE.every((name) => !values[name]),
    })),
    {
      field: 'earlier_price_pence',
      message: 'The earlier price must be higher than the price',
      isMet: ({ price_pence, earlier_price_pence }) =>
        typeof earlier_price_pence !== 'number' ||
        (typeof price_pence === 'number' && earlier_price_pence > price_pence),
    },
    {
      field: 'earlier_price_seen_on',
      message: 'Enter a date that isn’t in the future',
      isMet: ({ earlier_price_seen_on }) => isNotInFuture(earlier_price_seen_on),
    },
    {
      field: 'ends_at',
      message: 'The offer can’t end before it starts',
      isMet: ({ starts_at, ends_at }) =>
        !starts_at || !ends_at || Date.parse(String(ends_at)) > Date.parse(String(starts_at)),
    },
  ],
  groups: [
    {
      label: 'The offer',
      fields: [
        {
          name: 'title',
          label: 'Title',
          help: 'What the shop offers, such as ‘AirPods Pro 2 with a free case’.',
          kind: 'text',
          max: 120,
          schema: required(120, 'A title'),
          initial: '',
        },
        {
          name: 'retailer_slug',
          label: 'Retailer',
          help: 'Visitors only see the offer while this retailer is published.',
          kind: 'reference',
          to: 'retailers',
          isDeletedWith: true,
          schema: z.string().trim().min(1, 'A retailer is required').pipe(slug),
          initial: '',
        },
        {
          name: 'product_slug',
          label: 'Product',
          help: 'The offer comes first under ‘Where to buy’ of this product.',
          kind: 'reference',
          to: 'products',
          none: 'No product',
          schema: optional(slug),
          initial: null,
        },
        {
          name: 'category_slug',
          label: 'Category',
          help: 'For an offer on many products, such as a code.',
          kind: 'reference',
          to: 'categories',
          none: 'No category',
          schema: optional(slug),
          initial: null,
        },
        {
          name: 'url',
          label: 'URL of the offer',
          help: 'The page at the shop to which the button leads.',
          rel: PAID_REL,
          kind: 'url',
          max: 2048,
          schema: httpUrl,
          initial: '',
        },
        publishedField,
      ],
    },
    {
      label: 'The price',
      fields: [
        {
          name: 'price_pence',
          label: 'Price',
          help: 'The price at the shop, without delivery.',
          kind: 'money',
          min: 1,
          max: MOST,
          schema: optional(pence(1, MOST)),
          initial: null,
        },
        {
          name: 'delivery_pence',
          label: 'Delivery',
          help: '0 if delivery is free. Leave it empty if you don’t know it.',
          kind: 'money',
          min: 0,
          max: MOST_DELIVERY,
          schema: optional(pence(0, MOST_DELIVERY)),
          initial: null,
        },
        {
          name: 'checked_on',
          label: 'Checked on',
          help: 'The date when someone last saw the offer at the shop. Visitors see it beside the price.',
          kind: 'date',
          schema: optional(day),
          initial: null,
        },
      ],
    },
    {
      label: 'The earlier price',
      fields: [
        {
          name: 'earlier_price_pence',
          label: 'Earlier price',
          help: 'Only with its evidence: where the shop stated it, and when. Visitors see it for 30 days after that date.',
          kind: 'money',
          min: 2,
          max: MOST,
          schema: optional(pence(2, MOST)),
          initial: null,
        },
        {
          name: 'earlier_price_source_url',
          label: 'URL of the evidence',
          rel: SOURCE_REL,
          kind: 'url',
          max: 2048,
          schema: optional(httpsUrl),
          initial: null,
        },
        {
          name: 'earlier_price_seen_on',
          label: 'Date of the evidence',
          kind: 'date',
          schema: optional(day),
          initial: null,
        },
      ],
    },
    {
      label: 'How to get it',
      fields: [
        {
          name: 'code',
          label: 'Code',
          kind: 'text',
          max: 40,
          schema: optional(text(40)),
          initial: null,
        },
        {
          name: 'conditions',
          label: 'Conditions',
          help: 'What shoppers must know before they buy, such as ‘New customers only’.',
          kind: 'textarea',
          max: 300,
          schema: optional(text(300)),
          initial: null,
        },
        ...periodFields('If empty, the offer is on as soon as it’s published.'),
      ],
    },
  ],
  columns: [
    { name: 'title', isSortable: true },
    { name: 'retailer_slug', label: 'Retailer', as: 'text', isSortable: true },
    { name: 'product_slug', label: 'Product', as: 'text', isSortable: true },
    { name: 'price_pence', isSortable: true },
    { name: 'checked_on', label: 'Checked', isSortable: true },
    { name: 'starts_at', label: 'Starts', isSortable: true },
    { name: 'ends_at', label: 'Ends', isSortable: true },
    { name: 'status', label: 'Status', as: 'choice' },
    { name: 'is_published', label: 'Publication', as: 'flag', isSortable: true },
    { name: 'updated_at', label: 'Updated', as: 'moment', isSortable: true },
  ],
  search: ['title', 'url', 'code'],
  filters: [
    { name: 'status', label: 'Status', kind: 'choice', choices: PERIODS },
    { name: 'is_published', label: 'Publication', kind: 'flag', yes: 'Published', no: 'Draft' },
    { name: 'retailer_slug', label: 'Retailer', kind: 'reference', to: 'retailers' },
    { name: 'product_slug', label: 'Product', kind: 'reference', to: 'products' },
    { name: 'category_slug', label: 'Category', kind: 'reference', to: 'categories' },
    {
      name: 'checked_on',
      label: 'Checked',
      kind: 'empty',
      yes: 'Never',
      no: 'Checked',
      gap: 'that have never been checked',
    },
  ],
  sort: { by: 'updated_at', descending: true },
});

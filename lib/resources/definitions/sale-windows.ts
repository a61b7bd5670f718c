import { z } from 'zod';
import { SOURCE_REL } from '@/lib/affiliates/paid-links';
import { canStartOn, SALE_CHANNELS, type SaleChannel } from '@/lib/catalogue/sale-windows';
import { isNotInFuture, publishedField, publishedFlag } from '../common-fields';
import { defineResource } from '../resource';
import { clockTime, day, httpsUrl, oneOf, optional, required, slug, whole } from '../schemas';

const LABELS: Record<SaleChannel, string> = {
  online: 'Online',
  in_store: 'In store',
  members: 'Early access for members',
};
const CHANNELS = SALE_CHANNELS.map((value) => ({ value, label: LABELS[value] }));

/** The years by which editors can filter the list, latest first. */
const YEARS = Array.from({ length: 16 }, (_, index) => String(2035 - index));

/** The days on which the sales of retailers start and end, as the sources state them. */
export const saleWindows = defineResource({
  key: 'sale-windows',
  table: 'sale_windows',
  one: 'sale date',
  many: 'sale dates',
  nameColumn: 'name',
  hasSlug: false,
  flag: publishedFlag,
  rules: [
    {
      field: 'starts_on',
      message: 'Enter a day from 1 November of the year to 31 January of the next',
      isMet: ({ starts_on, year }) => canStartOn(String(starts_on), Number(year)),
    },
    {
      field: 'ends_on',
      message: 'The sale can’t end before it starts',
      isMet: ({ starts_on, ends_on }) => typeof ends_on !== 'string' || ends_on >= String(starts_on),
    },
    {
      field: 'source_date',
      message: 'Enter a date that isn’t in the future',
      isMet: ({ source_date }) => isNotInFuture(source_date),
    },
    {
      field: 'checked_on',
      message: 'Enter a date that isn’t in the future',
      isMet: ({ checked_on }) => isNotInFuture(checked_on),
    },
  ],
  groups: [
    {
      label: 'The sale',
      fields: [
        {
          name: 'retailer_slug',
          label: 'Retailer',
          help: 'Visitors only see the sale date while this retailer is published.',
          kind: 'reference',
          to: 'retailers',
          isDeletedWith: true,
          schema: z.string().trim().min(1, 'A retailer is required').pipe(slug),
          initial: '',
        },
        {
          name: 'year',
          label: 'Year',
          help: 'The year of the Boxing Day to which the sale belongs. A sale in January belongs to the year before.',
          kind: 'number',
          min: 2000,
          max: 2100,
          schema: whole(2000, 2100),
          initial: '',
        },
        {
          name: 'channel',
          label: 'Channel',
          help: 'If the sale starts on different days online, in store or for members, add one sale date for each.',
          kind: 'choice',
          choices: CHANNELS,
          schema: oneOf([...SALE_CHANNELS]),
          initial: 'online',
        },
        {
          name: 'starts_on',
          label: 'Starts on',
          kind: 'date',
          schema: day,
          initial: '',
        },
        {
          name: 'starts_time',
          label: 'Starts at',
          help: 'In UK time. Leave it empty if the source only states the day.',
          kind: 'time',
          schema: optional(clockTime),
          initial: null,
        },
        {
          name: 'ends_on',
          label: 'Ends on',
          help: 'The last day of the sale. Leave it empty if the source doesn’t state it.',
          kind: 'date',
          schema: optional(day),
          initial: null,
        },
        publishedField,
      ],
    },
    {
      label: 'Where the date comes from',
      fields: [
        {
          name: 'source_name',
          label: 'Source',
          help: 'Who reported it, such as the shop’s own page or a newspaper. Visitors see it.',
          kind: 'text',
          max: 120,
          schema: required(120, 'A source'),
          initial: '',
        },
        {
          name: 'source_url',
          label: 'URL of the source',
          rel: SOURCE_REL,
          kind: 'url',
          max: 2048,
          schema: httpsUrl,
          initial: '',
        },
        {
          name: 'source_date',
          label: 'Date of the source',
          help: 'The date on that page.',
          kind: 'date',
          schema: day,
          initial: '',
        },
        {
          name: 'checked_on',
          label: 'Checked on',
          help: 'The date when someone last checked the source.',
          kind: 'date',
          schema: optional(day),
          initial: null,
        },
      ],
    },
  ],
  columns: [
    { name: 'name', label: 'Retailer', isSortable: true },
    { name: 'year', as: 'text', isSortable: true },
    { name: 'channel', isSortable: true },
    { name: 'starts_on', label: 'Starts', isSortable: true },
    { name: 'ends_on', label: 'Ends', isSortable: true },
    { name: 'source_name' },
    { name: 'checked_on', label: 'Checked', isSortable: true },
    { name: 'is_published', as: 'flag', isSortable: true },
    { name: 'updated_at', label: 'Updated', as: 'moment', isSortable: true },
  ],
  search: ['name', 'source_name', 'source_url'],
  filters: [
    { name: 'is_published', label: 'Status', kind: 'flag', yes: 'Published', no: 'Draft' },
    {
      name: 'year',
      label: 'Year',
      kind: 'choice',
      choices: YEARS.map((year) => ({ value: year, label: year })),
    },
    { name: 'channel', label: 'Channel', kind: 'choice', choices: CHANNELS },
    { name: 'retailer_slug', label: 'Retailer', kind: 'reference', to: 'retailers' },
    {
      name: 'checked_on',
      label: 'Checked',
      kind: 'empty',
      yes: 'Never',
      no: 'Checked',
      gap: 'that have never been checked',
    },
  ],
  sort: { by: 'starts_on', descending: true },
});

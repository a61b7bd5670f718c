import {
  WIDGET_COLUMNS,
  WIDGET_PLACEMENTS,
  WIDGET_SOURCES,
  WIDGET_TYPES,
  type WidgetColumn,
  type WidgetPlacement,
  type WidgetSource,
  type WidgetType,
} from '@/lib/catalogue/offer-widgets';
import { PERIODS, periodFields, publishedField, publishedFlag } from '../common-fields';
import type { Choice } from '../field';
import { defineResource } from '../resource';
import {
  choiceList,
  isSitePath,
  oneOf,
  optional,
  required,
  rowIds,
  slug,
  slugList,
  text,
  whole,
} from '../schemas';

const choicesOf = <Value extends string>(labels: Record<Value, string>): Choice[] =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }));

const TYPES: Record<WidgetType, string> = {
  single: 'Single offer',
  comparison: 'Comparison table',
  top_list: 'Top list',
  sale_dates: 'Table of sale dates',
  notice: 'Notice',
};
const SOURCES: Record<WidgetSource, string> = {
  chosen: 'Chosen by hand',
  category: 'Of a category',
  retailer: 'Of a retailer',
  newest: 'Newest',
  ending_soon: 'Ending soon',
  most_clicked: 'Most clicked',
};
const PLACEMENTS: Record<WidgetPlacement, string> = {
  homepage: 'Homepage',
  retailer: 'Retailer pages',
  category: 'Category pages',
  subcategory: 'Subcategory pages',
  product: 'Product pages',
  content: 'Guides and articles',
};
const COLUMNS: Record<WidgetColumn, string> = {
  price: 'Price',
  delivery: 'Delivery',
  earlier: 'Earlier price',
  code: 'Code',
  conditions: 'Conditions',
  ends: 'End',
};
/** The values of `source` that a table of sale dates allows. They decide which retailers the table shows. */
const DATE_SOURCES = ['chosen', 'category', 'retailer'];

/** Offer widgets: blocks with offers, sale dates or a notice. Editors place them on public pages and in texts. */
export const offerWidgets = defineResource({
  key: 'offer-widgets',
  table: 'offer_widgets',
  view: 'offer_widgets_overview',
  one: 'offer widget',
  many: 'offer widgets',
  nameColumn: 'title',
  hasSlug: false,
  flag: publishedFlag,
  showsClicks: 'widget',
  preview: { path: '/admin/offer-widgets/preview', of: 'the widget' },
  rules: [
    {
      field: 'source',
      message: 'Sale dates can be chosen by hand, by category or by retailer',
      isMet: ({ type, source }) => type !== 'sale_dates' || DATE_SOURCES.includes(String(source)),
    },
    {
      field: 'body',
      message: 'A notice needs a text',
      isMet: ({ type, body }) => type !== 'notice' || Boolean(body),
    },
    {
      field: 'ends_at',
      message: 'The widget can’t end before it starts',
      isMet: ({ starts_at, ends_at }) =>
        !starts_at || !ends_at || Date.parse(String(ends_at)) > Date.parse(String(starts_at)),
    },
  ],
  groups: [
    {
      label: 'The widget',
      fields: [
        {
          name: 'title',
          label: 'Title',
          help: 'The heading that visitors see.',
          kind: 'text',
          max: 120,
          schema: required(120, 'A title'),
          initial: '',
        },
        {
          name: 'type',
          label: 'Type',
          kind: 'choice',
          choices: choicesOf(TYPES),
          schema: oneOf([...WIDGET_TYPES]),
          initial: 'top_list',
        },
        {
          name: 'body',
          label: 'Text',
          help: 'Visitors see it below the title. A notice needs one.',
          kind: 'textarea',
          max: 600,
          schema: optional(text(600)),
          initial: null,
        },
        publishedField,
      ],
    },
    {
      label: 'What it shows',
      fields: [
        {
          name: 'source',
          label: 'Offers',
          help: 'Only offers that are on now. While a widget has nothing to show, visitors don’t see it.',
          kind: 'choice',
          choices: choicesOf(SOURCES),
          schema: oneOf([...WIDGET_SOURCES]),
          initial: 'newest',
        },
        {
          name: 'offer_ids',
          label: 'Chosen offers',
          kind: 'references',
          to: 'offers',
          max: 20,
          schema: rowIds(20),
          initial: [],
        },
        {
          name: 'retailer_slugs',
          label: 'Chosen retailers',
          help: 'For a table of sale dates.',
          kind: 'references',
          to: 'retailers',
          max: 20,
          schema: slugList(20),
          initial: [],
        },
        {
          name: 'category_slug',
          label: 'Category',
          help: 'The rules pick only offers from this category. Among category, subcategory and product pages, only its own show the widget. If empty, the rule ‘Of a category’ uses the page’s category.',
          kind: 'reference',
          to: 'categories',
          none: 'Any category',
          schema: optional(slug),
          initial: null,
        },
        {
          name: 'retailer_slug',
          label: 'Retailer',
          help: 'The rules pick only this retailer’s offers. Among retailer pages, only its own shows the widget. If empty, the rule ‘Of a retailer’ uses the page’s retailer.',
          kind: 'reference',
          to: 'retailers',
          none: 'Any retailer',
          schema: optional(slug),
          initial: null,
        },
        {
          name: 'max_items',
          label: 'Rows',
          help: 'The maximum number of rows.',
          kind: 'number',
          min: 1,
          max: 20,
          schema: whole(1, 20),
          initial: 5,
        },
        {
          name: 'columns',
          label: 'Columns',
          help: 'Of a comparison table. Columns without any value are left out.',
          kind: 'choices',
          choices: choicesOf(COLUMNS),
          schema: choiceList([...WIDGET_COLUMNS]),
          initial: ['price', 'delivery', 'ends'],
        },
        {
          name: 'call_to_action',
          label: 'Call to action',
          help: 'The words on the button, before the shop’s name. If empty, ‘See it at’.',
          kind: 'text',
          max: 40,
          schema: optional(text(40)),
          initial: null,
        },
        {
          name: 'link_path',
          label: 'Page',
          help: 'Where the button of a notice leads: a page on this site, such as /sale-dates. If this is empty and you’ve chosen a retailer, it leads to the retailer’s website.',
          kind: 'text',
          isLink: true,
          max: 1000,
          schema: optional(text(1000).refine(isSitePath, 'A path on this site, such as /sale-dates')),
          initial: null,
        },
      ],
    },
    {
      label: 'Where and when',
      fields: [
        {
          name: 'placements',
          label: 'Pages',
          help: 'You can also put the widget into a text, with the text’s toolbar.',
          kind: 'choices',
          choices: choicesOf(PLACEMENTS),
          schema: choiceList([...WIDGET_PLACEMENTS]),
          initial: [],
        },
        {
          name: 'sort_order',
          label: 'Order',
          help: 'If a page has several widgets, the lowest number comes first.',
          kind: 'number',
          min: 0,
          max: 1000,
          schema: whole(0, 1000),
          initial: 0,
        },
        ...periodFields(
          'At this time it appears, within five seconds. If empty, it appears as soon as it’s published.',
        ),
      ],
    },
  ],
  columns: [
    { name: 'title', isSortable: true },
    { name: 'type', isSortable: true },
    { name: 'source', label: 'Offers', isSortable: true },
    { name: 'placements' },
    { name: 'starts_at', label: 'Starts', isSortable: true },
    { name: 'ends_at', label: 'Ends', isSortable: true },
    { name: 'status', label: 'Status', as: 'choice' },
    { name: 'is_published', label: 'Publication', as: 'flag', isSortable: true },
    { name: 'updated_at', label: 'Updated', as: 'moment', isSortable: true },
  ],
  search: ['title', 'body'],
  filters: [
    { name: 'status', label: 'Status', kind: 'choice', choices: PERIODS },
    { name: 'is_published', label: 'Publication', kind: 'flag', yes: 'Published', no: 'Draft' },
    { name: 'type', label: 'Type', kind: 'choice', choices: choicesOf(TYPES) },
    { name: 'source', label: 'Offers', kind: 'choice', choices: choicesOf(SOURCES) },
    { name: 'placements', label: 'Pages', kind: 'choice', choices: choicesOf(PLACEMENTS), isList: true },
    { name: 'category_slug', label: 'Category', kind: 'reference', to: 'categories' },
    { name: 'retailer_slug', label: 'Retailer', kind: 'reference', to: 'retailers' },
  ],
  sort: { by: 'updated_at', descending: true },
});

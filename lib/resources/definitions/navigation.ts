import { z } from 'zod';
import { kindOf, MENU_LISTS } from '@/lib/entities/registry';
import type { Field } from '../field';
import { defineResource } from '../resource';
import { isEmoji, link, optional, required, slugList, text, whole } from '../schemas';

const flag = <Name extends string>(name: Name, label: string, help?: string): Field<Name> => ({
  ...{ name, label, help },
  kind: 'boolean',
  schema: z.boolean(),
  initial: false,
});

const items = <Name extends string>(name: Name, label: string, help: string): Field<Name> => ({
  ...{ name, label, help },
  kind: 'references',
  toFrom: 'dropdown_type',
  max: 60,
  schema: slugList(60),
  initial: [],
});

const isEmpty = (value: unknown) => !Array.isArray(value) || value.length === 0;

export const navigation = defineResource({
  key: 'navigation',
  table: 'navigation_menu',
  one: 'navigation item',
  many: 'navigation items',
  nameColumn: 'label',
  hasSlug: false,
  flag: { column: 'is_visible', on: 'Shown', off: 'Hidden', turnOn: 'Show', turnOff: 'Hide' },
  rules: [
    {
      field: 'dropdown_type',
      message: 'Choose what the dropdown shows',
      isMet: ({ has_dropdown, dropdown_type }) => has_dropdown !== true || dropdown_type !== null,
    },
    {
      field: 'dropdown_type',
      message: 'Choose what the dropdown shows, because it has chosen or featured items',
      isMet: ({ dropdown_type, selected_items, featured_items }) =>
        dropdown_type !== null || (isEmpty(selected_items) && isEmpty(featured_items)),
    },
  ],
  groups: [
    {
      label: 'The item',
      fields: [
        {
          name: 'label',
          label: 'Label',
          kind: 'text',
          max: 60,
          schema: required(60, 'A label'),
          initial: '',
        },
        {
          name: 'href',
          label: 'Link',
          help: 'A path on this site (/retailers), or a URL that starts with https://.',
          kind: 'text',
          isLink: true,
          max: 2048,
          schema: link,
          initial: '',
        },
        { ...flag('is_visible', 'Shown', 'Visitors see it in the menu.'), initial: true },
        {
          name: 'display_order',
          label: 'Place',
          help: 'A new item with 0 goes to the end. You can drag items in the list.',
          kind: 'number',
          min: 0,
          max: 10_000,
          schema: whole(0, 10_000),
          initial: 0,
        },
        {
          name: 'target',
          label: 'Opens',
          kind: 'choice',
          choices: [
            { value: '_self', label: 'In the same tab' },
            { value: '_blank', label: 'In a new tab' },
          ],
          schema: z.enum(['_self', '_blank']),
          initial: '_self',
        },
        {
          name: 'icon',
          label: 'Icon',
          help: 'An emoji, shown before the label.',
          kind: 'text',
          max: 40,
          schema: optional(text(40).refine((value) => isEmoji(value, 40), 'Enter an emoji')),
          initial: null,
        },
        flag('is_cta', 'Call to action', 'Shown as a button.'),
      ],
    },
    {
      label: 'Dropdown',
      fields: [
        flag('has_dropdown', 'Has a dropdown'),
        {
          name: 'dropdown_type',
          label: 'Dropdown shows',
          kind: 'choice',
          choices: MENU_LISTS.map((value) => ({ value, label: kindOf(value).title })),
          none: 'Nothing',
          schema: optional(z.enum(MENU_LISTS, 'Choose one of the options')),
          initial: null,
        },
        {
          name: 'dropdown_item_limit',
          label: 'Maximum items',
          help: 'The maximum number of items in the dropdown.',
          kind: 'number',
          min: 1,
          max: 60,
          schema: whole(1, 60),
          initial: 8,
        },
        flag(
          'show_categories_grouping',
          'Group by category',
          'For products: up to 6 per category, only categories with at least 2, and at most 3 columns.',
        ),
        items(
          'selected_items',
          'Chosen items',
          'Shown in this order. If empty, the first items of the type are shown.',
        ),
        items(
          'featured_items',
          'Featured items',
          'Shown first and highlighted. If empty, the first three retailers are featured.',
        ),
      ],
    },
  ],
  columns: [
    { name: 'label', isSortable: true },
    { name: 'href' },
    { name: 'display_order', isSortable: true },
    { name: 'is_visible', as: 'flag' },
    { name: 'updated_at', label: 'Updated', as: 'moment' },
  ],
  search: ['label', 'href'],
  filters: [{ name: 'is_visible', label: 'Status', kind: 'flag', yes: 'Shown', no: 'Hidden' }],
  sort: { by: 'display_order', descending: false },
});

import { SETTINGS_ID } from '@/lib/config/settings-id';
import type { TypographyRow } from '@/lib/schema/rows';
import { TEXT_SIZES, widthOf } from '@/lib/theme/typography';
import type { Field } from '../field';
import { defineResource } from '../resource';
import { optional, text } from '../schemas';

type Size = keyof TypographyRow;

/**
 * Returns the text sizes from which an editor can choose in a setting. Each label contains the size in pixels on the
 * device that the setting is for: phone or desktop.
 */
const choicesOf = (name: Size) =>
  Object.entries(TEXT_SIZES).map(([token, sizes]) => ({
    value: token,
    label: `${token} (${sizes[widthOf(name)] * 16} px)`,
  }));

const size = (name: Size, label: string): Field<Size> => ({
  name,
  label,
  kind: 'choice',
  choices: choicesOf(name),
  schema: optional(text(4).refine((token) => Object.hasOwn(TEXT_SIZES, token), 'Choose one of the sizes')),
  initial: null,
});

const pair = (name: 'h1' | 'h2' | 'h3' | 'hero_h1', label: string) => ({
  label,
  fields: [size(`${name}_mobile`, `${label} on a phone`), size(`${name}_desktop`, `${label} on a desktop`)],
});

export const typography = defineResource({
  key: 'typography',
  table: 'typography_settings',
  one: 'typography settings',
  many: 'typography settings',
  single: { id: SETTINGS_ID },
  nameColumn: 'id',
  hasSlug: false,
  groups: [
    pair('hero_h1', 'Heading of the homepage'),
    pair('h1', 'Heading 1'),
    pair('h2', 'Heading 2'),
    pair('h3', 'Heading 3'),
  ],
  columns: [],
  search: [],
  filters: [],
  sort: { by: 'id', descending: false },
});

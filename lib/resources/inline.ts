import type { z } from 'zod';
import type { Json } from '@/lib/supabase/database.types';
import { resourceOf } from './index';
import { fieldsOf } from './resource';
import { optional, text } from './schemas';
import { failureText, successText } from './words';

/** A text that admins edit on the public page itself: one field of one row. */
export interface InlineTarget {
  table: string;
  /** The slug of its row; null for the settings of the homepage, of which there is one row. */
  slug: string | null;
  column: string;
  label: string;
  max: number;
  isMultiline: boolean;
  schema: z.ZodType<Json>;
  /** The texts of docs/product.md#success-texts and docs/product.md#failure-texts. */
  updated: string;
  failed: string;
}

const hero = { updated: 'Content updated successfully', failed: 'Failed to update content' };
const section = { updated: 'Homepage settings updated successfully', failed: 'Failed to update settings' };

/** The texts of the homepage that admins edit in place, with their limits (docs/product.md#inline-editing). */
const HOMEPAGE = new Map([
  ['hero_h1', { label: 'Heading', max: 100, isMultiline: false, ...hero }],
  ['hero_subtitle', { label: 'Subtitle', max: 300, isMultiline: true, ...hero }],
  ['retailers_section_title', { label: 'Retailers title', max: 100, isMultiline: false, ...section }],
  [
    'retailers_section_description',
    { label: 'Retailers description', max: 200, isMultiline: true, ...section },
  ],
  ['categories_section_title', { label: 'Categories title', max: 100, isMultiline: false, ...section }],
  [
    'categories_section_description',
    { label: 'Categories description', max: 200, isMultiline: true, ...section },
  ],
]);

/** What a mark of lib/edit-mark names; null for whatever may not be edited in place. */
export function inlineTarget(mark: string): InlineTarget | null {
  const [entity = '', slug = '', name = ''] = mark.split(':');
  return entity === 'homepage' ? settingTarget(slug) : fieldTarget(entity, slug, name);
}

function settingTarget(column: string): InlineTarget | null {
  const setting = HOMEPAGE.get(column);
  if (!setting) return null;
  return { table: 'homepage_settings', slug: null, column, schema: optional(text(setting.max)), ...setting };
}

function fieldTarget(entity: string, slug: string, name: string): InlineTarget | null {
  const resource = resourceOf(entity);
  const field = resource && fieldsOf(resource).find((each) => each.name === name);
  if (!resource?.hasSlug || !field?.inline) return null;
  const { label, kind, schema, inline } = field;
  return {
    table: resource.table,
    slug,
    column: name,
    label,
    max: inline.max,
    isMultiline: kind === 'textarea',
    schema,
    updated: successText(resource, 'updated'),
    failed: failureText(resource, 'updated'),
  };
}

/** As it is stored: plain text, and on one line where the field is one. */
export const plainText = ({ isMultiline }: Pick<InlineTarget, 'isMultiline'>, typed: string): string =>
  (isMultiline ? typed.replace(/\r\n?/g, '\n') : typed.replace(/\s+/g, ' ')).trim();

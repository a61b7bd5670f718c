import type { z } from 'zod';
import { resourceOf } from '@/lib/resources/index';
import { fieldsOf } from '@/lib/resources/resource';
import { optional, text } from '@/lib/resources/schemas';
import { failureText, successText } from '@/lib/resources/entity-texts';
import type { Json } from '@/lib/schema/database.types';

/** A text that admins can edit in place on a public page: one field of one row. */
export interface InlineTarget {
  table: string;
  /** The slug of the row; null for the homepage settings, which have only one row. */
  slug: string | null;
  column: string;
  label: string;
  max: number;
  isMultiline: boolean;
  schema: z.ZodType<Json>;
  /**
   * The messages. `updated` is shown after a save; `failed` is the title after a failure
   * (docs/product.md#success-texts, docs/product.md#failure-texts).
   */
  updated: string;
  failed: string;
}

const hero = { updated: 'Content updated successfully', failed: 'Failed to update content' };
const section = { updated: 'Homepage settings updated successfully', failed: 'Failed to update settings' };

/** The homepage texts that admins can edit in place, with their limits (docs/product.md#inline-editing). */
const HOMEPAGE = new Map([
  ['hero_h1', { label: 'Heading', max: 100, isMultiline: false, ...hero }],
  ['hero_subtitle', { label: 'Subtitle', max: 300, isMultiline: true, ...hero }],
  [
    'retailers_section_title',
    { label: 'Title of the retailers section', max: 100, isMultiline: false, ...section },
  ],
  [
    'retailers_section_description',
    { label: 'Description of the retailers section', max: 200, isMultiline: true, ...section },
  ],
  [
    'categories_section_title',
    { label: 'Title of the categories section', max: 100, isMultiline: false, ...section },
  ],
  [
    'categories_section_description',
    { label: 'Description of the categories section', max: 200, isMultiline: true, ...section },
  ],
]);

/** Returns the field that the value of an edit attribute names; null if admins must not edit that field in place. */
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

/** Returns the text to store for what an admin has typed: trimmed, and on one line if the field is single-line. */
export const plainText = ({ isMultiline }: Pick<InlineTarget, 'isMultiline'>, typed: string): string =>
  (isMultiline ? typed.replace(/\r\n?/g, '\n') : typed.replace(/\s+/g, ' ')).trim();

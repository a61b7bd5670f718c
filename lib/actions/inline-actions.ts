'use server';

import { z } from 'zod';
import { isTaggedTable, listAndRowTags } from '@/lib/cache/tags';
import { getInlineRow, updateInlineRow } from '@/lib/data/admin/inline';
import { DatabaseError } from '@/lib/data/database-error';
import { saleYear } from '@/lib/dates/season';
import { homepage } from '@/lib/fallback/homepage';
import { actionError, actionOk } from '@/lib/forms/form-state';
import { inlineTarget, plainText, type InlineTarget } from '@/lib/inline-editing/inline-target';
import type { Row } from '@/lib/resources/resource';
import { adminAction } from './admin-action';

const target = z.string().transform((mark, context) => {
  const found = inlineTarget(mark);
  if (found) return found;
  context.addIssue({ code: 'custom', message: 'This text can’t be edited here' });
  return z.NEVER;
});

/** Returns the built-in text of a homepage field. Visitors see this text until an editor stores another one. */
function builtInText({ table, column }: InlineTarget): string {
  if (table !== 'homepage_settings') return '';
  const copy: Record<string, unknown> = { ...homepage(saleYear(Date.now())) };
  return String(copy[column] ?? '');
}

const shown = (of: InlineTarget, row: Row) => String(row[of.column] ?? '') || builtInText(of);
/**
 * Returns the maximum length of the text in a field: the field's limit, or the length of the current text if that is
 * greater.
 */
const limitOf = ({ max }: InlineTarget, stored: string) => Math.max(max, [...stored].length);
const refused = (of: InlineTarget, message: string) => ({
  state: actionError(message, { title: of.failed }),
});

/**
 * Returns the text of an editable field, stored or built-in, with the data that the inline editor needs: the field's
 * label, maximum length and placeholder, and the row's `updated_at`.
 */
export const readInlineAction = adminAction(target, async (of, { db }) => {
  const row = await getInlineRow(db, of);
  if (!row) return refused(of, 'It’s not in the database. It may be built-in, renamed or deleted.');
  const { label, isMultiline, failed } = of;
  const value = shown(of, row);
  const data = {
    value,
    max: limitOf(of, value),
    placeholder: builtInText(of) || `Add: ${label.toLowerCase()}`,
  };
  return {
    state: actionOk({ data: { ...data, label, isMultiline, failed, updatedAt: String(row.updated_at) } }),
  };
});

/** Saves the text of an editable field. Does not save it if the row has changed since the editor opened the field. */
export const saveInlineAction = adminAction(
  z.strictObject({ target, value: z.string(), updatedAt: z.string() }),
  async ({ target: of, value, updatedAt }, { db }) => {
    const text = plainText(of, value);
    const { length } = [...text];
    if (length > of.max) {
      const row = await getInlineRow(db, of);
      const limit = row ? limitOf(of, shown(of, row)) : of.max;
      if (length > limit) return refused(of, `At most ${limit} characters`);
    }
    const checked = of.schema.safeParse(text);
    if (!checked.success) return refused(of, checked.error.issues[0]?.message ?? 'This value isn’t valid');
    try {
      const row = await updateInlineRow(db, of, { value: checked.data, updatedAt });
      if (!row) return refused(of, 'Someone else has saved it since you opened it.');
      const written = of.slug === null ? null : { slug: of.slug };
      return {
        state: actionOk({ message: of.updated, data: { value: shown(of, row) } }),
        tags: isTaggedTable(of.table) ? listAndRowTags(of.table, written, written) : [],
      };
    } catch (error) {
      // The field's schema accepted the value, but a check constraint of the database rejected it.
      if (error instanceof DatabaseError && error.code === '23514')
        return refused(of, 'This value isn’t valid');
      throw error;
    }
  },
);

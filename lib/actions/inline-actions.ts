'use server';

import { saleYear } from '@/lib/boxing-day';
import { z } from 'zod';
import { isTaggedTable, tagsForWrite } from '@/lib/cache-tags';
import { getInlineRow, updateInlineRow } from '@/lib/data/admin/inline';
import { DatabaseError } from '@/lib/errors';
import { homepage } from '@/lib/fallback/homepage';
import { inlineTarget, plainText, type InlineTarget } from '@/lib/resources/inline';
import type { Row } from '@/lib/resources/resource';
import { actionError, actionOk } from './action-state';
import { adminAction } from './admin-action';

const target = z.string().transform((mark, context) => {
  const found = inlineTarget(mark);
  if (found) return found;
  context.addIssue({ code: 'custom', message: 'This is not edited here' });
  return z.NEVER;
});

/** What the page shows where nothing is stored: the built-in copy of the homepage. */
function builtIn({ table, column }: InlineTarget): string {
  if (table !== 'homepage_settings') return '';
  const copy: Record<string, unknown> = { ...homepage(saleYear(Date.now())) };
  return String(copy[column] ?? '');
}

const shown = (of: InlineTarget, row: Row) => String(row[of.column] ?? '') || builtIn(of);
/** A text that is longer already, from a form, may be mended and shortened in place, but not grow. */
const limitOf = ({ max }: InlineTarget, stored: string) => Math.max(max, [...stored].length);
const refused = (of: InlineTarget, message: string) => ({
  state: actionError(message, { title: of.failed }),
});

/** What a text of a public page is now, and what may be made of it. */
export const readInlineAction = adminAction(target, async (of, { db }) => {
  const row = await getInlineRow(db, of);
  if (!row) return refused(of, 'It is not in the database: it may be built-in, renamed or deleted.');
  const { label, isMultiline, failed } = of;
  const value = shown(of, row);
  const data = { value, max: limitOf(of, value), placeholder: builtIn(of) || `Add: ${label.toLowerCase()}` };
  return {
    state: actionOk({ data: { ...data, label, isMultiline, failed, updatedAt: String(row.updated_at) } }),
  };
});

/** Saves a text of a public page over the one that was read, unless somebody has saved its row since. */
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
    if (!checked.success) return refused(of, checked.error.issues[0]?.message ?? 'It cannot be stored');
    try {
      const row = await updateInlineRow(db, of, { value: checked.data, updatedAt });
      if (!row) return refused(of, 'Somebody has saved it since you opened it.');
      const written = of.slug === null ? null : { slug: of.slug };
      return {
        state: actionOk({ message: of.updated, data: { value: shown(of, row) } }),
        tags: isTaggedTable(of.table) ? tagsForWrite(of.table, written, written) : [],
      };
    } catch (error) {
      // The database's own checks: what the schema let through and it does not store.
      if (error instanceof DatabaseError && error.code === '23514')
        return refused(of, 'It cannot be stored like that');
      throw error;
    }
  },
);

import 'server-only';
import { refresh, updateTag } from 'next/cache';
import { headers } from 'next/headers';
import { forbidden, unauthorized, unstable_rethrow } from 'next/navigation';
import { after } from 'next/server';
import type { z } from 'zod';
import { NO_DATABASE } from '@/lib/accounts/status-texts';
import { expireTags } from '@/lib/cache/expire-tags';
import { getEditor, UnknownViewerError, type Viewer } from '@/lib/data/viewer';
import { actionError, type ActionState, invalid } from '@/lib/forms/form-state';
import { requestIdOf } from '@/lib/network/request-id';
import type { Outcome } from '@/lib/services/rows/outcome';
import { announceTags } from '@/lib/services/seo/index-now';
import type { Db } from '@/lib/supabase/public';
import { sessionClient } from '@/lib/supabase/session';

export interface AdminContext {
  /** The database client with this admin's session. */
  db: Db;
  viewer: Viewer;
}

interface Options {
  /**
   * Whether the editor's page refreshes itself soon after the response (ADR 047). If so, the response does not render
   * that page. Such a render would delay the first visitor to a changed page.
   */
  isRefreshedLater?: boolean;
}

/**
 * Builds a server action of the admin area. The action checks the user's role in the database (401 or 403), validates
 * the input and runs the handler. After a write, it expires the pages that show the written rows, announces these pages
 * to search engines, and refreshes the editor's own page. Every failure except 401 and 403 returns an error state; an
 * unexpected failure is also logged with an id.
 */
export function adminAction<Schema extends z.ZodType, Data = unknown>(
  schema: Schema,
  handler: (input: z.output<Schema>, context: AdminContext) => Promise<Outcome<Data>>,
  { isRefreshedLater = false }: Options = {},
): (input: z.input<Schema>) => Promise<ActionState<Data>> {
  return async (input) => {
    try {
      const db = await sessionClient({ isForEditor: true });
      const viewer = await getEditor(db);
      if (!viewer) unauthorized();
      if (!viewer.isAdmin) forbidden();
      const parsed = schema.safeParse(input);
      if (!parsed.success) return invalid(parsed.error);
      const { state, tags } = await handler(parsed.data, { db, viewer });
      // Expire tags only after a successful write. If tags expired while the database is down, the cached pages would
      // be lost.
      if (tags) await expire([...new Set(tags)], isRefreshedLater);
      if (tags?.length) after(() => announceTags(tags));
      return state;
    } catch (error) {
      unstable_rethrow(error);
      if (error instanceof UnknownViewerError) return actionError(NO_DATABASE);
      return unexpected(error, requestIdOf(await headers()));
    }
  };
}

/** Expires tags. Refreshes the editor's own page, unless the page refreshes itself later. */
async function expire(tags: string[], isRefreshedLater: boolean): Promise<void> {
  // `expireTags` returns false on a host that does not use our page cache, so fall back to `updateTag`.
  if (isRefreshedLater && (await expireTags(tags))) return;
  // `updateTag` also refreshes the editor's own page.
  for (const tag of tags) updateTag(tag);
  if (tags.length === 0) refresh();
}

function unexpected(error: unknown, id: string): ActionState<never> {
  console.error(`Admin action failed (${id}):`, error);
  const message = `Something went wrong on our side, and nothing was changed. Quote ${id} when you report it.`;
  return actionError(message);
}

import 'server-only';
import { randomUUID } from 'node:crypto';
import { refresh, updateTag } from 'next/cache';
import { forbidden, unauthorized, unstable_rethrow } from 'next/navigation';
import { after } from 'next/server';
import type { z } from 'zod';
import { getViewer, type Viewer } from '@/lib/data/viewer';
import { announceTags } from '@/lib/seo/index-now';
import type { Db } from '@/lib/supabase/public';
import { sessionClient } from '@/lib/supabase/session';
import { actionError, type ActionState } from './action-state';

export interface AdminContext {
  /** The client that acts as this admin. */
  db: Db;
  viewer: Viewer;
}

/** What a handler did: what the form is told, and, when it has written, the tags of what has changed for visitors. */
export interface Outcome<Data = unknown> {
  state: ActionState<Data>;
  tags?: string[];
}

/**
 * A server action of the admin area. Whoever calls it, from wherever: the database is asked for the role first (401 and
 * 403 as HTTP says), then the input is checked, then the handler runs, then the pages expire that show what it wrote, so that
 * the next request has it, and the page from which it was called is drawn anew. Expected failures come back as a state; others are logged under an id.
 */
export function adminAction<Schema extends z.ZodType, Data = unknown>(
  schema: Schema,
  handler: (input: z.output<Schema>, context: AdminContext) => Promise<Outcome<Data>>,
): (input: z.input<Schema>) => Promise<ActionState<Data>> {
  return async (input) => {
    const db = await sessionClient();
    const viewer = await getViewer(db);
    if (!viewer) unauthorized();
    if (!viewer.isAdmin) forbidden();
    const parsed = schema.safeParse(input);
    if (!parsed.success) return invalid(parsed.error);
    try {
      const { state, tags } = await handler(parsed.data, { db, viewer });
      // After the write: while the database is down, an expiry would only cost the pages that there are.
      for (const tag of new Set(tags)) updateTag(tag);
      // The editor's own page comes anew with the answer, as it does by itself after an expiry.
      if (tags?.length === 0) refresh();
      if (tags?.length) after(() => announceTags(tags));
      return state;
    } catch (error) {
      unstable_rethrow(error);
      return unexpected(error);
    }
  };
}

/** A refusal with a sentence beside each field that caused it. */
export function invalid(error: z.ZodError): ActionState<never> {
  const fieldErrors: Record<string, string> = {};
  for (const { path, message } of error.issues) fieldErrors[path.join('.')] ??= message;
  return actionError('Please check the marked fields.', { fieldErrors });
}

function unexpected(error: unknown): ActionState<never> {
  const id = randomUUID().slice(0, 8);
  console.error(`Admin action failed (${id}):`, error);
  const message = `Something went wrong on our side, and nothing was changed. Quote ${id} when you report it.`;
  return actionError(message);
}

import 'server-only';
import type { Resource, Values } from '@/lib/resources/resource';

const MOST = 50;

/**
 * What each editor's form holds, for the preview beside it: one form of a kind at a time. In memory: it is worth nothing
 * after the editor has left. On globalThis, because Next may load this module once for the action and once for the page.
 */
const KEY = Symbol.for('boxing-day-sales.drafts');
const drafts = ((globalThis as Record<symbol, unknown>)[KEY] ??= new Map()) as Map<string, Values>;

const nameOf = ({ key }: Resource, viewerId: string) => `${key} ${viewerId}`;

export function keepDraft(resource: Resource, viewerId: string, values: Values): void {
  const name = nameOf(resource, viewerId);
  drafts.delete(name);
  drafts.set(name, values);
  const [oldest] = drafts.keys();
  if (drafts.size > MOST && oldest !== undefined) drafts.delete(oldest);
}

export const draftOf = (resource: Resource, viewerId: string): Values | undefined =>
  drafts.get(nameOf(resource, viewerId));

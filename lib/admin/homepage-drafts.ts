import 'server-only';
import type { Values } from '@/lib/resources/resource';

const MOST = 50;

/**
 * What each editor's form of the homepage holds, for the preview beside it. In memory: it is worth nothing after the
 * editor has left. On globalThis, because Next may load this module once for the action and once for the page.
 */
const KEY = Symbol.for('boxing-day-sales.homepage-drafts');
const drafts = ((globalThis as Record<symbol, unknown>)[KEY] ??= new Map()) as Map<string, Values>;

export function keepHomepageDraft(viewerId: string, values: Values): void {
  drafts.delete(viewerId);
  drafts.set(viewerId, values);
  const [oldest] = drafts.keys();
  if (drafts.size > MOST && oldest !== undefined) drafts.delete(oldest);
}

export const homepageDraft = (viewerId: string): Values | undefined => drafts.get(viewerId);

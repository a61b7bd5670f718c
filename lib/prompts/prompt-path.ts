import type { Purpose } from '../schema/prompts';

/** Returns the path of a prompt's screen. The path may name a version, and the row for which to try the prompt. */
export function promptPath(
  purpose: Purpose,
  { version, to, slug }: { version?: number; to?: string; slug?: string } = {},
): string {
  const query = new URLSearchParams({ purpose });
  if (version !== undefined) query.set('version', String(version));
  if (to) query.set('to', to);
  if (slug) query.set('slug', slug);
  return `/admin/prompts/prompt?${query}`;
}

import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { VISITOR_HEADERS } from './traces.ts';
import type { Reply, Visitor } from './visitors.ts';

/** The state of the router on the homepage. */
const TREE = encodeURIComponent(JSON.stringify(['', { children: ['__PAGE__', {}] }]));
const HEADERS = { rsc: '1', 'next-router-state-tree': TREE, 'next-url': '/' };
const HASH = computeCacheBustingSearchParam(undefined, undefined, TREE, '/');

/** Requests the data of a page as the router does in a tab that shows the homepage. */
export const askForData = async (visitor: Visitor, url: string): Promise<Reply> =>
  visitor.ask(`${url}?_rsc=${await HASH}`, { headers: { ...VISITOR_HEADERS, ...HEADERS } });

/**
 * Returns what is wrong with the data of a page; null if it is right. The data must name the build that rendered it. If
 * this is not the build of the tab, the router loads the whole page.
 * @param builds the ids of the builds that may have rendered the page
 */
export function wrongData({ status, type, text }: Reply, builds: string[]): string | null {
  if (status !== 200) return String(status);
  if (!type.startsWith('text/x-component')) return `the content type is '${type}'`;
  return builds.some((build) => text.includes(`"${build}"`))
    ? null
    : `the data names none of the builds ${builds.join(', ')}`;
}

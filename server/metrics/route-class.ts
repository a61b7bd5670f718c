import type { IncomingHttpHeaders } from 'node:http';
import { isStoredPath } from '../stored-paths.ts';

/** The route classes of paths that are not stored pages. The first pattern that matches a path decides. */
const CLASSES: [pattern: RegExp, name: string][] = [
  [/^\/_next\//, 'asset'],
  [/^\/admin(?:\/|$)/, 'admin'],
  [/^\/auth(?:\/|$)/, 'account'],
  [/^\/api\/(?:autocomplete|events|health|jobs|metrics|newsletter|revalidate)(?:\/|$)/, 'api'],
  [/^\/search$/, 'search'],
];

/**
 * Returns the route class of a request, which is a label in the metrics. The label has only a few values, because no
 * class contains a part of the path.
 */
export function routeClass(url: string, headers: IncomingHttpHeaders): string {
  const [path = '/'] = url.split('?');
  const found = CLASSES.find(([pattern]) => pattern.test(path));
  if (found) return found[1];
  if (headers.rsc !== undefined) return 'page-data';
  if (!isStoredPath(path)) return 'other';
  return path.includes('.') || path.startsWith('/og/') ? 'file' : 'page';
}

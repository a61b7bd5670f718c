import type { IncomingMessage } from 'node:http';
import { countRequest, timeRequest } from '@/lib/metrics/site-metrics';
import { log } from '../log.ts';
import type { SiteResponse } from '../site-response.ts';
import { isStoredPath } from '../stored-paths.ts';

/** The route classes of the paths that are not stored pages. The first match counts. */
const CLASSES: [pattern: RegExp, name: string][] = [
  [/^\/_next\//, 'asset'],
  [/^\/admin(?:\/|$)/, 'admin'],
  [/^\/auth(?:\/|$)/, 'account'],
  [/^\/api\/(?:autocomplete|events|health|jobs|metrics|newsletter|revalidate)(?:\/|$)/, 'api'],
  [/^\/search$/, 'search'],
];

/**
 * Returns the class of a route, which is a label of the metrics. It has few values and contains nothing of the path.
 */
export function routeClass(url: string, headers: IncomingMessage['headers']): string {
  const [path = '/'] = url.split('?');
  const found = CLASSES.find(([pattern]) => pattern.test(path));
  if (found) return found[1];
  if (headers.rsc !== undefined) return 'page-data';
  if (!isStoredPath(path)) return 'other';
  return path.includes('.') || path.startsWith('/og/') ? 'file' : 'page';
}

/** Counts a request once its response has been sent or broken off, and logs it at the level 'debug'. */
export function measureRequest(request: IncomingMessage, response: SiteResponse): void {
  const started = performance.now();
  const route = routeClass(request.url ?? '/', request.headers);
  response.once('close', () => {
    const seconds = (performance.now() - started) / 1000;
    const status = response.headersSent ? response.statusCode : 499;
    countRequest({ route, status });
    timeRequest(seconds, { route });
    const fields = { request: response.visit?.id, route, status, ms: Math.round(seconds * 1000) };
    if (status >= 500) log.error(fields, 'Answered with an error of the server');
    else log.debug(fields, 'Answered');
  });
}

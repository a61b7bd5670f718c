import type { IncomingMessage } from 'node:http';
import { countRequest, timeRequest } from '@/lib/metrics/site-metrics';
import { log } from '../log.ts';
import type { SiteResponse } from '../site-response.ts';
import { routeClass } from './route-class.ts';

/**
 * Counts and times a request once its response has been sent or its connection has closed. Logs the request at the
 * level 'debug', or 'error' if the status is 500 or above.
 */
export function measureRequest(request: IncomingMessage, response: SiteResponse): void {
  const started = performance.now();
  const route = routeClass(request.url ?? '/', request.headers);
  response.once('close', () => {
    const seconds = (performance.now() - started) / 1000;
    const status = response.headersSent ? response.statusCode : 499;
    countRequest({ route, status });
    timeRequest(seconds, { route });
    const fields = { request: response.visit?.id, route, status, ms: Math.round(seconds * 1000) };
    if (status >= 500) log.error(fields, 'Answered with a server error');
    else log.debug(fields, 'Answered');
  });
}

import 'server-only';
import { ServerResponse } from 'node:http';
import { withQuery } from '@/lib/legacy-addresses';

/**
 * The location of a permanent redirect with the query of the request (decision 11). A location that has a query of its
 * own was built with the request's in view, and one that leaves this site is none of ours.
 */
export function locationWithQuery(location: string, requestUrl: string): string {
  const isOurs = location.startsWith('/') && !location.startsWith('//');
  const query = requestUrl.indexOf('?');
  return !isOurs || location.includes('?') || query < 0
    ? location
    : withQuery(location, requestUrl.slice(query));
}

const PERMANENT = 308;

/**
 * A static page that redirects is rendered once for everybody and cannot know a query; Next has no place to add it.
 * So it is added where the answer's head is written. Navigations in the browser (`rsc`) follow the page's own data.
 * Next 16.4 also names the location twice in the answer to the request that rendered the page; once is enough.
 */
export function keepQueryOnRedirects(): void {
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = function (this: ServerResponse, ...head: unknown[]) {
    const status = typeof head[0] === 'number' ? head[0] : this.statusCode;
    const [location] = [this.getHeader('location')].flat();
    if (status === PERMANENT && typeof location === 'string') {
      const query = this.req.headers.rsc ? '' : (this.req.url ?? '');
      this.setHeader('location', locationWithQuery(location, query));
    }
    return Reflect.apply(writeHead, this, head) as ServerResponse;
  };
}

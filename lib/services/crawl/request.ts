import 'server-only';
import { serverEnv } from '@/lib/config/env';
import { siteUrl } from '@/lib/routing/site-url';

const LIMIT_MS = 20_000;
/** The maximum number of characters to read of a page. The site's own pages are far shorter. */
const MOST_CHARACTERS = 5_000_000;

/** Returns the origin that a worker uses for requests to the site. */
const origin = () => serverEnv().SITE_INSTANCES?.[0] ?? siteUrl();

/** Requests a path of this site, without following redirects. */
export function requestPath(path: string, signal: AbortSignal): Promise<Response> {
  return fetch(origin() + path, {
    redirect: 'manual',
    headers: { 'user-agent': `PageStatus (the crawler of ${siteUrl()})`, accept: 'text/html,*/*' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
  });
}

/** Requests a path of this site and returns the text of the response. Throws unless the status is 200. */
export async function requestText(path: string, signal: AbortSignal): Promise<string> {
  const response = await requestPath(path, signal);
  if (response.status !== 200) throw new Error(`${origin()}${path} answered ${response.status}`);
  return readText(response);
}

/** Returns the text of a response, cut off at MOST_CHARACTERS. */
export const readText = async (response: Response): Promise<string> =>
  (await response.text()).slice(0, MOST_CHARACTERS);

import 'server-only';
import { serverEnv } from '@/lib/config/env';
import { siteUrl } from '@/lib/routing/site-url';

const LIMIT_MS = 20_000;
/** The maximum number of characters to read of a page. The site's own pages are far shorter. */
const MOST_CHARACTERS = 5_000_000;

/** The instance that answered the last request. It stays in use until it does not answer. */
let inUse: string | undefined;

/**
 * Requests a path of this site, without following redirects. Asks the first instance of the site that can be reached.
 */
export async function requestPath(path: string, signal: AbortSignal): Promise<Response> {
  const origins = serverEnv().SITE_INSTANCES ?? [siteUrl()];
  const order = [...origins].sort((left, right) => Number(right === inUse) - Number(left === inUse));
  let failure: unknown;
  for (const origin of order) {
    const limit = AbortSignal.timeout(LIMIT_MS);
    try {
      const response = await requestFrom(origin, path, AbortSignal.any([signal, limit]));
      inUse = origin;
      return response;
    } catch (error) {
      // A page that takes too long is a fault of the page, so no other instance has to render it too.
      if (signal.aborted || limit.aborted) throw error;
      failure = error;
    }
  }
  throw failure;
}

const requestFrom = (origin: string, path: string, signal: AbortSignal) =>
  fetch(origin + path, {
    redirect: 'manual',
    headers: {
      'user-agent': `PageStatus (the crawler of ${siteUrl()})`,
      accept: 'text/html,*/*',
      // The site would compress each page only for the crawler to decompress it, usually on the same machine.
      'accept-encoding': 'identity',
    },
    signal,
  });

/** Requests a path of this site and returns the text of the response. Throws unless the status is 200. */
export async function requestText(path: string, signal: AbortSignal): Promise<string> {
  const response = await requestPath(path, signal);
  if (response.status !== 200) throw new Error(`${response.url} answered ${response.status}`);
  return readText(response);
}

/** Returns the text of a response, cut off at MOST_CHARACTERS. */
export const readText = async (response: Response): Promise<string> =>
  (await response.text()).slice(0, MOST_CHARACTERS);

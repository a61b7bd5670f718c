import { given } from '../site.ts';

export const ORIGIN = new URL(given('SITE_URL')).origin;

/**
 * The number of requests that the crawl sends at once: enough to keep the server busy, but few enough not to delay
 * other tests.
 */
const AT_ONCE = 6;

export interface Answer {
  url: string;
  status: number;
  /** The absolute URL that a redirect leads to; null if the response is not a redirect. */
  location: string | null;
  type: string;
  /** The body of the response, or '' if its type is not HTML, XML, JSON or plain text. */
  body: string;
}

/** Sends a request without following redirects. */
export async function ask(url: string): Promise<Answer> {
  const response = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
    // Uses a new connection for each request. The server may close an idle connection just when a request is sent over
    // it, and the request would fail.
    headers: { connection: 'close' },
  });
  const location = response.headers.get('location');
  const type = response.headers.get('content-type') ?? '';
  const bytes = await response.arrayBuffer();
  return {
    url,
    status: response.status,
    location: location && new URL(location, url).href,
    type,
    body: /html|xml|json|text\/plain/.test(type) ? new TextDecoder().decode(bytes) : '',
  };
}

/** Requests all URLs, at most AT_ONCE at a time. */
export async function askAll(urls: Iterable<string>): Promise<Answer[]> {
  const waiting = [...urls].values();
  const answers: Answer[] = [];
  const takeTurns = async () => {
    for (const url of waiting) answers.push(await ask(url));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  return answers;
}

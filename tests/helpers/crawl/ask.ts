import { given } from '../site.ts';

export const ORIGIN = new URL(given('SITE_URL')).origin;

/** How many requests are under way at once: enough to keep the server busy, not to make others wait. */
const AT_ONCE = 6;

export interface Answer {
  url: string;
  status: number;
  /** Where a redirect leads, as an absolute address. */
  location: string | null;
  type: string;
  /** Empty for what is no text. */
  body: string;
}

/** One request, redirects not followed. */
export async function ask(url: string): Promise<Answer> {
  const response = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
    // The server may close an idle connection at the very moment at which it would be used again.
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

/** Asks for all of them, a few at a time. */
export async function askAll(urls: Iterable<string>): Promise<Answer[]> {
  const waiting = [...urls].values();
  const answers: Answer[] = [];
  const takeTurns = async () => {
    for (const url of waiting) answers.push(await ask(url));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  return answers;
}

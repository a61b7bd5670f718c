import 'server-only';
import { STATUS_CODES } from 'node:http';
import { PRIVATE_HOST, requestHead } from './request';

const LIMIT_MS = 5000;
const MOST_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];

export interface LinkCheck {
  /** Whether a visitor who follows the link arrives at a page. */
  isGood: boolean;
  text: string;
}

interface CheckOptions {
  /** Whether links into private networks are checked too, for tests and intranets. */
  allowPrivate: boolean;
  limitMs?: number;
}

/** Requests a URL by HEAD, or by GET if HEAD fails, and describes the result in a sentence. */
export async function checkLink(address: string, options: CheckOptions): Promise<LinkCheck> {
  const { isFinal, ...head } = await follow(address, 'HEAD', options);
  if (head.isGood || isFinal) return head;
  const { isGood, text } = await follow(address, 'GET', options);
  return { isGood, text };
}

type Verdict = LinkCheck & { /** Whether another method would give the same result. */ isFinal?: boolean };

async function follow(
  address: string,
  method: 'HEAD' | 'GET',
  { allowPrivate, limitMs = LIMIT_MS }: CheckOptions,
): Promise<Verdict> {
  const signal = AbortSignal.timeout(limitMs);
  let url = new URL(address);
  try {
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const { status, location } = await requestHead(url, { method, allowPrivate, signal });
      if (!REDIRECTS.includes(status) || !location) return answered(status, url, redirects > 0);
      url = new URL(location, url);
      if (!/^https?:$/.test(url.protocol)) {
        return {
          isGood: false,
          isFinal: true,
          text: `Redirects to ${url.protocol}, which isn’t a web page.`,
        };
      }
    }
    return { isGood: false, text: `Redirects more than ${MOST_REDIRECTS} times.` };
  } catch (error) {
    return signal.aborted
      ? { isGood: false, text: `Didn’t respond within ${LIMIT_MS / 1000} seconds.` }
      : failed(error);
  }
}

function answered(status: number, url: URL, isElsewhere: boolean): Verdict {
  const answer = `${status} ${STATUS_CODES[status] ?? ''}`.trim();
  const text = isElsewhere
    ? `Redirects to ${url.href}, which responds with ${answer}.`
    : `Responds with ${answer}.`;
  return { isGood: status < 400, text };
}

function failed(error: unknown): Verdict {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === PRIVATE_HOST) {
    const text = 'Leads to a private network, which visitors can’t reach.';
    return { isGood: false, isFinal: true, text };
  }
  if (code === 'ENOTFOUND') return { isGood: false, isFinal: true, text: 'This site doesn’t exist.' };
  return { isGood: false, text: `Couldn’t be reached${code && ` (${code})`}.` };
}

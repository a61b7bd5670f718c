import 'server-only';
import { STATUS_CODES } from 'node:http';
import type { LinkCheck, Trace } from '@/lib/links/health';
import { endsAtNetwork, explanation, judgeAnswer } from '@/lib/links/judge-answer';
import { PRIVATE_HOST } from '@/lib/network/public-lookup';
import { retryAfterSeconds } from '@/lib/network/retry-after';
import { type Answer, requestHead } from './request';

const LIMIT_MS = 15_000;
const MOST_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];

/** Returns whether the link works: it leads to a page, possibly after redirects. */
export const isGood = ({ health, status }: LinkCheck) => health !== null && status !== null && status < 400;

/** Limits how often each host is requested (host-turns.ts). */
export interface HostTurns {
  /**
   * Waits until the host may be requested, then returns 0. If the wait would be too long, does not wait, and returns
   * the length of the wait in ms.
   */
  take(host: string): Promise<number>;
  /** Prevents requests to the host for some seconds, because the host has asked for this (Retry-After header). */
  hold(host: string, seconds: number): Promise<void>;
}

interface CheckOptions {
  /** Whether links to private networks are checked too. Set it for tests and intranets. */
  allowPrivate: boolean;
  limitMs?: number;
  turns?: HostTurns;
  /** The hosts of the link's retailer, if they are known. */
  shops?: readonly string[];
}

type Verdict = LinkCheck & {
  /** Whether GET would have the same result as HEAD. */
  isFinal?: boolean;
  /** Whether the last response came from an affiliate network. */
  isAtNetwork?: boolean;
};

/**
 * Checks a URL with a HEAD request. If the link does not work, or the response came from an affiliate network, also
 * checks it with a GET request, unless that would have the same result. Returns the last result. Does not read response
 * bodies.
 */
export async function checkLink(href: string, options: CheckOptions): Promise<LinkCheck> {
  const { isFinal, isAtNetwork, ...head } = await follow(href, 'HEAD', options);
  if ((isGood(head) && !isAtNetwork) || isFinal) return head;
  const { isFinal: _final, isAtNetwork: _at, ...got } = await follow(href, 'GET', options);
  return got;
}

async function follow(
  href: string,
  method: 'HEAD' | 'GET',
  { allowPrivate, limitMs = LIMIT_MS, turns, shops }: CheckOptions,
): Promise<Verdict> {
  const trace: Trace = [new URL(href)];
  let leftMs = limitMs;
  for (;;) {
    const url = trace.at(-1) ?? trace[0];
    const finalUrl = trace.length > 1 ? url.href : null;
    const waitMs = (await turns?.take(url.host)) ?? 0;
    if (waitMs > 0) return later(url, waitMs);
    // The time limit starts here, so it does not include the wait for a turn at the host.
    const start = performance.now();
    const signal = AbortSignal.timeout(Math.max(1, Math.round(leftMs)));
    let answer: Answer;
    try {
      answer = await requestHead(url, { method, allowPrivate, signal });
    } catch (error) {
      return { ...failure(error, { isLate: signal.aborted, limitMs }), status: null, finalUrl };
    }
    leftMs -= performance.now() - start;
    const { status, location, retryAfter } = answer;
    const seconds = retryAfter === undefined ? null : retryAfterSeconds(retryAfter);
    if ((status === 429 || status === 503) && seconds !== null) {
      await turns?.hold(url.host, seconds);
      return { ...later(url, seconds * 1_000), status };
    }
    if (!REDIRECTS.includes(status) || !location || !URL.canParse(location, url)) {
      const health = judgeAnswer(trace, status, shops);
      const text = `${answerText(status, finalUrl)} ${explanation(trace, health)}`.trim();
      return { health, status, finalUrl, text, isAtNetwork: endsAtNetwork(trace) };
    }
    const next = new URL(location, url);
    if (!/^https?:$/.test(next.protocol)) {
      const text = `Redirects to ${next.protocol}, which isn’t a web page.`;
      return { health: 'unreachable', status: null, finalUrl, text, isFinal: true };
    }
    if (trace.length > MOST_REDIRECTS) {
      const text = `Redirects more than ${MOST_REDIRECTS} times.`;
      return { health: 'unreachable', status: null, finalUrl, text };
    }
    trace.push(next);
  }
}

/** Returns the result for a host that must not be requested yet. */
const later = ({ host }: URL, waitMs: number): Verdict => ({
  health: null,
  status: null,
  finalUrl: null,
  waitMs,
  text: `${host} asks to be checked later.`,
  isFinal: true,
});

function answerText(status: number, finalUrl: string | null): string {
  const answer = `${status} ${STATUS_CODES[status] ?? ''}`.trim();
  return finalUrl ? `Redirects to ${finalUrl}, which responds with ${answer}.` : `Responds with ${answer}.`;
}

/** Matches the codes of errors about a server's certificate. */
const CERTIFICATE = /^CERT_|CERTIFICATE|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET)|^ERR_TLS_CERT/;

function failure(
  error: unknown,
  { isLate, limitMs }: { isLate: boolean; limitMs: number },
): Pick<Verdict, 'health' | 'text' | 'isFinal'> {
  if (isLate) {
    const seconds = Math.max(1, Math.round(limitMs / 1_000));
    return {
      health: 'time-out',
      text: `Didn’t respond within ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    };
  }
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (code === PRIVATE_HOST) {
    const text = 'Leads to a private network, which visitors can’t reach.';
    return { health: 'private', isFinal: true, text };
  }
  if (code === 'ENOTFOUND') return { health: 'unreachable', isFinal: true, text: 'This site doesn’t exist.' };
  if (CERTIFICATE.test(code)) {
    return { health: 'certificate', isFinal: true, text: `Its certificate is invalid (${code}).` };
  }
  return { health: 'unreachable', text: `Couldn’t be reached${code && ` (${code})`}.` };
}

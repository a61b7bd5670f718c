import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { serverEnv } from '@/lib/config/env';
import { countWithheld, timeDatabase } from '@/lib/metrics/site-metrics';
import { isCircuitOpen, mayRequest, recordResponse, recordTimeout } from './circuit-breaker';
import { recordReachability } from './outages';

/** The time limit for requests that visitors wait for: the page must be complete within three seconds. */
const visitorMs = () => serverEnv().DATABASE_WAIT_MS;
/** The time limit for signing in. It is longer, because hashing a password is slow on purpose. */
const signInMs = () => visitorMs() + 1_000;
/**
 * The time limit for all other requests, such as those of editors and workers. It also suits requests that send an
 * email, because the auth server responds only after sending it.
 */
const patientMs = () => visitorMs() + 3_500;
/** The time limit for edge functions. A function may itself wait ten seconds for another service. */
const FUNCTION_MS = 12_000;
/**
 * The maximum delay of the timer that enforces a time limit. A timer that fires later shows that this process was busy,
 * not the database, so the request is given GRACE_MS more.
 */
const BUSY_MS = 250;
const GRACE_MS = 500;

/** Matches the URLs of requests that the site makes for every signed-in visitor. */
const OF_VISITORS = /\/auth\/v1\/(user|logout|token\?grant_type=refresh_token)\b|\/rest\/v1\/rpc\/has_role\b/;
const OF_SIGN_IN = /\/auth\/v1\/(token|verify)\b/;

const urlOf = (input: Parameters<typeof fetch>[0]) => (input instanceof Request ? input.url : String(input));
const isFunction = (input: Parameters<typeof fetch>[0]) => urlOf(input).includes('/functions/v1/');

/** A `fetch` with a time limit, so that an unresponsive database cannot block a page. */
export const fetchWithTimeLimit: typeof fetch = (input, init) => {
  if (isFunction(input)) return ask(input, init, FUNCTION_MS);
  if (OF_VISITORS.test(urlOf(input))) return ask(input, init, visitorMs());
  return ask(input, init, OF_SIGN_IN.test(urlOf(input)) ? signInMs() : patientMs());
};

/**
 * A `fetch` for the admin area, with a longer time limit. The limit also applies to the check of the session and the
 * role, because an editor must not be signed out while a job keeps the database busy.
 */
export const fetchForEditors: typeof fetch = (input, init) =>
  ask(input, init, isFunction(input) ? FUNCTION_MS : patientMs());

/**
 * A `fetch` for requests that visitors wait for and that have a fallback (lib/data/read-or-last-known). After a
 * timeout, all such requests fail immediately for some seconds. Otherwise a page with several requests in a row would
 * wait for each of them.
 */
export const fetchForVisitors: typeof fetch = (input, init) => {
  // Never fail early during a build, because no visitor waits and every page needs its data.
  const isBuild = process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD;
  if (isBuild || isFunction(input)) return fetchWithTimeLimit(input, init);
  const ms = visitorMs();
  if (mayRequest(ms)) return ask(input, init, ms);
  countWithheld();
  return Promise.reject(
    new TypeError('The database did not respond a moment ago, so this request was not sent'),
  );
};

/** Returns whether requests that visitors wait for currently fail at once, because the database did not respond. */
export const isDatabaseUnresponsive = isCircuitOpen;

async function ask(input: Parameters<typeof fetch>[0], init: RequestInit | undefined, ms: number) {
  const limit = new AbortController();
  const started = performance.now();
  let isAnswered = false;
  const giveUp = () => {
    if (!isAnswered && ms <= signInMs()) recordTimeout();
    // The time limit also covers reading the body of the response.
    limit.abort(new DOMException(`No response within ${ms} ms`, 'TimeoutError'));
  };
  setTimeout(() => {
    if (performance.now() - started < ms + BUSY_MS) giveUp();
    else setTimeout(giveUp, GRACE_MS).unref();
  }, ms).unref();
  const given = init?.signal;
  let outcome = 'failed';
  try {
    const response = await fetch(input, {
      ...init,
      signal: given ? AbortSignal.any([given, limit.signal]) : limit.signal,
    });
    outcome = 'answered';
    return response;
  } finally {
    isAnswered = true;
    if (!given?.aborted) recordReachability(outcome === 'answered');
    timeDatabase((performance.now() - started) / 1000, { outcome });
    // A quick failure also counts as a response, because visitors do not wait for it.
    if (!limit.signal.aborted && !given?.aborted) recordResponse();
  }
}

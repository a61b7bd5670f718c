import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { isSilent, mayAsk, noteAnswer, noteSilence } from './silence';

/** What a visitor waits for: the page itself has to be made too, and must be there within three seconds. */
const VISITOR_MS = 1_500;
/** A password takes a processor a while, on purpose. */
const SIGN_IN_MS = 2_500;
/** What an editor waits for, and mails that the auth server sends before it answers. */
const PATIENT_MS = 5_000;
/** A function may itself wait ten seconds for somebody else. */
const FUNCTION_MS = 12_000;
/** A timer that fires this much too late says that this process was busy, not that the database is silent. */
const BUSY_MS = 250;
const GRACE_MS = 500;

/** Asked of every visitor's session, whoever it belongs to. */
const OF_VISITORS = /\/auth\/v1\/(user|logout)\b|\/rest\/v1\/rpc\/has_role\b/;
const OF_SIGN_IN = /\/auth\/v1\/(token|verify)\b/;

const addressOf = (input: Parameters<typeof fetch>[0]) =>
  input instanceof Request ? input.url : String(input);
const isFunction = (input: Parameters<typeof fetch>[0]) => addressOf(input).includes('/functions/v1/');

/** `fetch` that gives up in the end: a database that does not answer must not hold a page up. */
export const fetchWithTimeLimit: typeof fetch = (input, init) => {
  if (isFunction(input)) return ask(input, init, FUNCTION_MS);
  if (OF_SIGN_IN.test(addressOf(input))) return ask(input, init, SIGN_IN_MS);
  return ask(input, init, OF_VISITORS.test(addressOf(input)) ? VISITOR_MS : PATIENT_MS);
};

/**
 * The same for what visitors wait for and something else can stand for (lib/data/public-read). After one question that
 * was not answered in time, all fail at once for some seconds: a page makes several, one after the other.
 */
export const fetchForVisitors: typeof fetch = (input, init) => {
  // No visitor waits for a build, and what it would do without are the pages that all begin with.
  const isBuild = process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD;
  if (isBuild || isFunction(input)) return fetchWithTimeLimit(input, init);
  if (mayAsk(VISITOR_MS)) return ask(input, init, VISITOR_MS);
  return Promise.reject(
    new TypeError('The database did not answer a moment ago, and is not asked again yet'),
  );
};

/** Whether what a visitor asks for cannot be done for some seconds. */
export const isDatabaseSilent = isSilent;

async function ask(input: Parameters<typeof fetch>[0], init: RequestInit | undefined, ms: number) {
  const limit = new AbortController();
  const started = performance.now();
  let isAnswered = false;
  const giveUp = () => {
    if (!isAnswered && ms <= SIGN_IN_MS) noteSilence();
    // The rest of an answer that has begun has this limit too.
    limit.abort(new DOMException(`No answer within ${ms} ms`, 'TimeoutError'));
  };
  setTimeout(() => {
    if (performance.now() - started < ms + BUSY_MS) giveUp();
    else setTimeout(giveUp, GRACE_MS).unref();
  }, ms).unref();
  const given = init?.signal;
  try {
    return await fetch(input, {
      ...init,
      signal: given ? AbortSignal.any([given, limit.signal]) : limit.signal,
    });
  } finally {
    isAnswered = true;
    // A database that refuses says so at once: nobody waits for that.
    if (!limit.signal.aborted && !given?.aborted) noteAnswer();
  }
}

const TIME_LIMIT_MS = 5_000;

/** `fetch` that gives up after five seconds: a database that does not answer must not hold a page up. */
export const fetchWithTimeLimit: typeof fetch = (input, init) => {
  const limit = AbortSignal.timeout(TIME_LIMIT_MS);
  return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit });
};

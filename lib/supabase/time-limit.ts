const TIME_LIMIT_MS = 5_000;
/** A function may itself wait ten seconds for somebody else. */
const FUNCTION_LIMIT_MS = 12_000;

/** `fetch` that gives up in the end: a database that does not answer must not hold a page up. */
export const fetchWithTimeLimit: typeof fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  const limit = AbortSignal.timeout(address.includes('/functions/v1/') ? FUNCTION_LIMIT_MS : TIME_LIMIT_MS);
  return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit });
};

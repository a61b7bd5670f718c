import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { finished } from 'node:stream/promises';
import { isRenewalKey, RENEWAL_HEADER, renewalKey } from '@/lib/cache/renewal-key';

/** The maximum number of renewals at a time. It is low, because visitors' requests need the processor too. */
const AT_ONCE = 2;
const LONGEST_MS = 30_000;

/**
 * Returns whether the server itself sent this request, to renew a response. Removes the renewal header if its key is
 * wrong.
 */
export function isRenewalRequest(headers: IncomingHttpHeaders): boolean {
  const isOwn = isRenewalKey(headers[RENEWAL_HEADER]?.toString());
  if (!isOwn) delete headers[RENEWAL_HEADER];
  return isOwn;
}

/**
 * Renews stored responses by requests from the server to itself, so that the responses contain nothing from a visitor's
 * request.
 * @param origin returns the origin at which the server listens
 */
export function renewalsAt(origin: () => string) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  return {
    /**
     * Renews the response for a URL and waits until it is stored. If the renewal fails, the old response remains in the
     * cache.
     */
    async renew(url: string): Promise<void> {
      const headers = { [RENEWAL_HEADER]: renewalKey() };
      const asked = request(new URL(url, origin()), { agent, headers, timeout: LONGEST_MS });
      asked.on('timeout', () => asked.destroy());
      asked.on('response', (answer) => answer.resume());
      asked.end();
      await finished(asked).catch(() => undefined);
    },
    close: () => agent.destroy(),
  };
}

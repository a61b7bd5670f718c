import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { finished } from 'node:stream/promises';
import { isRenewalKey, RENEWAL_HEADER, renewalKey } from '@/lib/cache/renewal-key';

/** Renewals leave the processor to visitors. */
const AT_ONCE = 2;
const LONGEST_MS = 30_000;

/** Whether the server itself sent this request. Nobody else's key is handed on. */
export function isRenewalRequest(headers: IncomingHttpHeaders): boolean {
  const isOwn = isRenewalKey(headers[RENEWAL_HEADER]?.toString());
  if (!isOwn) delete headers[RENEWAL_HEADER];
  return isOwn;
}

/**
 * Renews stored answers by requests of the server to itself, so that nothing of a visitor's request can enter them.
 * @param origin where the server listens
 */
export function renewalsAt(origin: () => string) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  return {
    /** Ends when the answer has been renewed, or could not be: then the old one is served on. */
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

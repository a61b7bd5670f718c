import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { isRenewalKey, RENEWAL_HEADER } from '@/lib/cache/renewal-key';

/**
 * The part of a page that is rendered for each request. Renders nothing for the server's own request that renews the
 * stored frame of the page (server/renewals): a visitor waits for that request after a save, and nobody sees its answer.
 */
export async function PerRequest({ children }: { children: ReactNode }) {
  return isRenewalKey((await headers()).get(RENEWAL_HEADER)) ? null : children;
}

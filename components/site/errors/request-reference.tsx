'use client';

import { useSyncExternalStore } from 'react';
import { REQUEST_TIMING } from '@/lib/network/request-timing';

const neverChanges = () => () => undefined;

/**
 * Returns the id of the request that loaded this page; '' if the response has no id. A response that shared caches may
 * keep has none.
 */
function idOfRequest(): string {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.serverTiming.find(({ name }) => name === REQUEST_TIMING)?.description ?? '';
}

/**
 * Shows the id under which the log contains the request for this page. Only the browser can read the id, from the
 * Server-Timing header.
 */
export function RequestReference() {
  const id = useSyncExternalStore(neverChanges, idOfRequest, () => '');
  return id === '' ? null : <span>{`\nRequest: ${id}`}</span>;
}

'use client';

import { useSyncExternalStore } from 'react';
import { REQUEST_ID_PLACEHOLDER, REQUEST_TIMING } from '@/lib/network/request-id-placeholder';

const neverChanges = () => () => undefined;

/** Returns the id of the request for this page; '' if the page is stored, because then it belongs to no visitor. */
function idOfRequest(): string {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.serverTiming.find(({ name }) => name === REQUEST_TIMING)?.description ?? '';
}

/**
 * The id under which the log names the request for this page. In a prerendered error page, the server replaces the
 * placeholder, so the text differs from the one that React expects.
 */
export function RequestReference() {
  const id = useSyncExternalStore(neverChanges, idOfRequest, () => REQUEST_ID_PLACEHOLDER);
  return id === '' ? null : <span suppressHydrationWarning>{`\nRequest: ${id}`}</span>;
}

'use client';

import { useSyncExternalStore } from 'react';
import { REQUEST_TIMING } from '@/lib/network/request-timing';

const neverChanges = () => () => undefined;

/** Returns the id of the request for this page; '' if the page is stored, because then it belongs to no visitor. */
function idOfRequest(): string {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.serverTiming.find(({ name }) => name === REQUEST_TIMING)?.description ?? '';
}

/** The id under which the log names the request for this page. Only the browser knows it. */
export function RequestReference() {
  const id = useSyncExternalStore(neverChanges, idOfRequest, () => '');
  return id === '' ? null : <span>{`\nRequest: ${id}`}</span>;
}

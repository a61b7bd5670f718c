'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

const MINUTE = 60_000;

/**
 * Creates the query client with the default options of all queries (docs/product.md#freshness). In the browser, a timer
 * discards old results. On the server, the timer is switched off, because a running timer would keep the results of
 * every request in memory.
 */
const createClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: 1,
        retryDelay: 500,
        staleTime: 2 * MINUTE,
        gcTime: typeof window === 'undefined' ? Infinity : 10 * MINUTE,
      },
    },
  });

/** Provides the query cache of the admin area. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

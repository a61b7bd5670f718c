'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

const MINUTE = 60_000;

/**
 * The defaults of client queries (docs/product.md#freshness). On the server, a garbage collection timer would keep the
 * results of every request in memory, so it is switched off.
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

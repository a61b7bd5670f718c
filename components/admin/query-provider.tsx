'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

const MINUTE = 60_000;

/** Specification, section 9. On the server nothing is kept: a timer there would hold every request's answers. */
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

/** What the admin area has asked the server while it is used. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

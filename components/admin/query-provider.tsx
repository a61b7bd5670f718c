'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

const MINUTE = 60_000;

/** What the admin area asks for while one works: one retry after 500 ms, fresh for 2 minutes, kept for 10. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { retry: 1, retryDelay: 500, staleTime: 2 * MINUTE, gcTime: 10 * MINUTE },
        },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

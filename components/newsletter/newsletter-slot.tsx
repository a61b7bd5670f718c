'use client';

import { lazy, type ReactNode, Suspense } from 'react';
import { useAuth } from '@/components/account/auth-provider';

const NewsletterForm = lazy(() =>
  import('./newsletter-form').then((loaded) => ({ default: loaded.NewsletterForm })),
);

/** The form for whoever is signed in; what the page says to everybody else until then. */
export function NewsletterSlot({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  if (!user) return children;
  return (
    <Suspense fallback={children}>
      <NewsletterForm email={user.email ?? ''} />
    </Suspense>
  );
}

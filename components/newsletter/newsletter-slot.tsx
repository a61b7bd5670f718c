'use client';

import { lazy, type ReactNode, Suspense } from 'react';
import { useAuth } from '@/components/account/auth-provider';

const NewsletterForm = lazy(() =>
  import('./newsletter-form').then((loaded) => ({ default: loaded.NewsletterForm })),
);

/**
 * Shows the subscription form to signed-in users. Shows the children to everyone else, and while the session is not yet
 * known.
 */
export function NewsletterSlot({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  if (!user) return children;
  return (
    <Suspense fallback={children}>
      <NewsletterForm email={user.email ?? ''} />
    </Suspense>
  );
}

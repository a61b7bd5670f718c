'use client';

import { lazy, type ReactNode, Suspense } from 'react';
import { useAuth } from '@/components/account/auth-provider';

const NewsletterForm = lazy(() =>
  import('./newsletter-form').then((loaded) => ({ default: loaded.NewsletterForm })),
);

/** Shows the form to signed-in users, and its children to everyone else and until the session is known. */
export function NewsletterSlot({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  if (!user) return children;
  return (
    <Suspense fallback={children}>
      <NewsletterForm email={user.email ?? ''} />
    </Suspense>
  );
}

'use client';

import { lazy, type ReactNode, Suspense } from 'react';
import { useAuth } from '@/components/account/auth-provider';

const NewsletterForm = lazy(() =>
  import('./newsletter-form').then((loaded) => ({ default: loaded.NewsletterForm })),
);

/** Returns the email address that a visitor typed before the session was known. */
const typedEmail = () => document.querySelector<HTMLInputElement>('#deal-alerts-email')?.value;

/**
 * Shows the subscription form to signed-in users. Shows `children` to everyone else, and while the session is not yet
 * known.
 */
export function NewsletterSlot({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  if (!user) return children;
  return (
    <Suspense fallback={children}>
      <div className="panel">
        <NewsletterForm email={typedEmail() || (user.email ?? '')} />
      </div>
    </Suspense>
  );
}

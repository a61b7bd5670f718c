'use client';

import { lazy, Suspense } from 'react';
import { ErrorContent } from '@/components/site/errors/error-content';

// If this file imported style sheets itself, Next would send them with every page. Load them lazily, so that only the
// error page loads them.
const ErrorStyles = lazy(() => import('@/components/site/errors/error-styles'));

/** Shows the error page if the root layout fails. The page replaces the layout, so it renders the whole document. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="en-GB">
      <body>
        <ErrorContent error={error} />
        <Suspense>
          <ErrorStyles />
        </Suspense>
      </body>
    </html>
  );
}

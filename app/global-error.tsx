'use client';

import { lazy, Suspense } from 'react';
import { ErrorContent } from '@/components/site/errors/error-content';

// Next sends the style sheets that this file imports along with every page, so this one is loaded only with the error.
const ErrorStyles = lazy(() => import('@/components/site/errors/error-styles'));

/** The page that is shown if the root layout fails. It replaces the layout, so it renders the whole document. */
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

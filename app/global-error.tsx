'use client';

import { ErrorContent } from '@/components/site/errors/error-content';
import './globals.css';

/** Replaces the root layout if that fails, so it renders the whole document. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="en-GB">
      <body>
        <ErrorContent error={error} />
      </body>
    </html>
  );
}

'use client';

import { ErrorContent } from '@/components/site/error-content';
import './globals.css';

/** Stands in for the root layout itself when that fails, so it brings the document along. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="en-GB">
      <body>
        <ErrorContent error={error} />
      </body>
    </html>
  );
}

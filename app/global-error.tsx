'use client';

import { ErrorContent } from '@/components/site/errors/error-content';
import './globals.css';

/** The page that is shown if the root layout fails. It replaces the layout, so it renders the whole document. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="en-GB">
      <body>
        <ErrorContent error={error} />
      </body>
    </html>
  );
}

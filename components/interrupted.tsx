import { type ReactNode, Suspense } from 'react';

interface InterruptedProps {
  /** The function that throws: notFound() or forbidden(). */
  by: () => never;
  /** The page to send with the status. */
  children: ReactNode;
}

/**
 * Sends a page with the status 404 or 403. The HTML contains the whole page, because the page is the fallback of the
 * Suspense boundary around the component that throws. Without this boundary, notFound() sends an empty shell, which
 * JavaScript must fill.
 */
export function Interrupted({ by, children }: InterruptedProps) {
  return (
    <Suspense fallback={children}>
      <Throw by={by} />
    </Suspense>
  );
}

function Throw({ by }: Pick<InterruptedProps, 'by'>): ReactNode {
  return by();
}

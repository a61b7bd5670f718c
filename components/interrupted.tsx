import { type ReactNode, Suspense } from 'react';

interface InterruptedProps {
  /** notFound() or forbidden(). */
  by: () => never;
  /** The page to show. */
  children: ReactNode;
}

/**
 * Sends the status with the whole page in the HTML. A bare notFound() sends an empty shell that only JavaScript fills;
 * here the page is the fallback of the boundary around the throw.
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

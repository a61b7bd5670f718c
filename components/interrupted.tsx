import { type ReactNode, Suspense } from 'react';

interface InterruptedProps {
  /** notFound() or forbidden(). */
  by: () => never;
  /** What stands in the page instead. */
  children: ReactNode;
}

/**
 * Answers with a status other than 200 and the whole page in the HTML. A bare notFound() would send an empty shell that only
 * JavaScript fills; as the fallback of the boundary around the throw, the page is there without it.
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

import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { NotFoundContent } from './not-found-content';

/**
 * Answers 404 with the whole page in the HTML. A bare notFound() would send an empty shell that only
 * JavaScript fills; as the fallback of the boundary around the throw, the page is there without it.
 */
export function NotFoundResponse() {
  return (
    <Suspense fallback={<NotFoundContent />}>
      <ThrowNotFound />
    </Suspense>
  );
}

function ThrowNotFound(): null {
  notFound();
}

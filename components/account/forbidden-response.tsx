import { forbidden } from 'next/navigation';
import { Suspense } from 'react';
import { ForbiddenContent } from './forbidden-content';

/** Answers 403 with the whole page in the HTML, as NotFoundResponse does with 404. */
export function ForbiddenResponse() {
  return (
    <Suspense fallback={<ForbiddenContent />}>
      <ThrowForbidden />
    </Suspense>
  );
}

function ThrowForbidden(): null {
  forbidden();
}

import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { Suspense } from 'react';
import { endOf } from '@/lib/addresses';
import { getRedirect } from '@/lib/data/redirects';
import { NotFoundContent } from './not-found-content';

/**
 * Answers 404 with the whole page in the HTML, unless one of these paths leads elsewhere (lib/addresses says which). A bare notFound() would
 * send an empty shell that only JavaScript fills; as the fallback of the boundary around the throw, the page is there
 * without it.
 */
export async function NotFoundResponse({ paths = [] }: { paths?: string[] }) {
  const moved = paths.length > 0 ? await getRedirect(paths) : null;
  const end = moved && (await endOf(moved.to));
  if (end) (moved.isPermanent ? permanentRedirect : redirect)(end);
  return (
    <Suspense fallback={<NotFoundContent />}>
      <ThrowNotFound />
    </Suspense>
  );
}

function ThrowNotFound(): null {
  notFound();
}

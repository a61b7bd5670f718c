import { Suspense } from 'react';
import { notFound } from 'next/navigation';
import { ScreenNotFoundContent } from '@/components/admin/screen-not-found-content';
import { accountMetadata } from '@/lib/accounts/account-metadata';

export const metadata = accountMetadata('Not found', '/admin/no-such-screen');

/** Where the middleware rewrites to whatever of /admin there is not. Static, as its status has to be (NotFoundResponse). */
export default function NoSuchScreen() {
  return (
    <Suspense fallback={<ScreenNotFoundContent />}>
      <ThrowNotFound />
    </Suspense>
  );
}

function ThrowNotFound(): null {
  notFound();
}

import { forbidden } from 'next/navigation';
import { ForbiddenContent } from '@/components/account/forbidden-content';
import { Interrupted } from '@/components/interrupted';
import { accountMetadata } from '@/lib/accounts/account-metadata';

export const metadata = accountMetadata('Not allowed', '/forbidden');

/** The middleware rewrites requests for the admin area to this page if the user is signed in but not an admin. */
export default function ForbiddenPage() {
  return (
    <Interrupted by={forbidden}>
      <ForbiddenContent />
    </Interrupted>
  );
}

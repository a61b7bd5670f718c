import { forbidden } from 'next/navigation';
import { ForbiddenContent } from '@/components/account/forbidden-content';
import { Interrupted } from '@/components/interrupted';
import { accountMetadata } from '@/lib/accounts/account-metadata';

export const metadata = accountMetadata('Not allowed', '/forbidden');

/** Where the middleware rewrites to whatever of /admin is asked for without the role. */
export default function ForbiddenPage() {
  return (
    <Interrupted by={forbidden}>
      <ForbiddenContent />
    </Interrupted>
  );
}

import { ForbiddenResponse } from '@/components/account/forbidden-response';
import { accountMetadata } from '@/lib/accounts/account-metadata';

export const metadata = accountMetadata('Not allowed', '/forbidden');

/** Where the middleware rewrites to whatever of /admin is asked for without the role. */
export default function ForbiddenPage() {
  return <ForbiddenResponse />;
}

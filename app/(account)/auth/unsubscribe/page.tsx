import { AccountForm } from '@/components/account/account-form';
import { AccountPage } from '@/components/account/account-page';
import { Link } from '@/components/site/link';
import { accountMetadata } from '@/lib/accounts/account-metadata';
import { readFormState } from '@/lib/accounts/flash-message';
import { unsubscribeLinkSchema } from '@/lib/accounts/schemas';
import type { SearchParams } from '@/lib/routing/query-parameters';

export const instant = false;
export const metadata = accountMetadata('Unsubscribe', '/auth/unsubscribe');

interface Props {
  searchParams: Promise<SearchParams>;
}

/**
 * Shows the page that the unsubscribe link in an email opens. The page asks for confirmation, because email scanners
 * open every link.
 */
export default async function UnsubscribePage({ searchParams }: Props) {
  const { data: link } = unsubscribeLinkSchema.safeParse(await searchParams);
  return (
    <AccountPage title="Unsubscribe" path="/auth/unsubscribe">
      {link ? (
        <AccountForm
          action="/auth/unsubscribe/now"
          fields={[]}
          hidden={link}
          submit="Unsubscribe from deal alerts"
          busy="Unsubscribing…"
          initial={await readFormState('unsubscribe')}
        />
      ) : (
        <p>
          This link is incomplete. Open it again from the email, or{' '}
          <Link href="/auth" className="underline underline-offset-4">
            sign in
          </Link>{' '}
          to unsubscribe.
        </p>
      )}
    </AccountPage>
  );
}

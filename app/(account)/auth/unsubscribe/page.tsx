import { AccountForm } from '@/components/account/account-form';
import { AccountPage } from '@/components/account/account-page';
import { Link } from '@/components/site/link';
import { accountMetadata } from '@/lib/accounts/account-metadata';
import { readFormState } from '@/lib/accounts/form-notice';
import { unsubscribeLinkSchema } from '@/lib/accounts/schemas';
import type { SearchParams } from '@/lib/query-parameters';

export const instant = false;
export const metadata = accountMetadata('Unsubscribe', '/auth/unsubscribe');

interface Props {
  searchParams: Promise<SearchParams>;
}

/** Where the link in a mail leads. It asks first: programs that check mails open every link in them. */
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
          This link is not complete. Open it once more from the mail, or{' '}
          <Link href="/auth" className="underline underline-offset-4">
            sign in
          </Link>{' '}
          to unsubscribe.
        </p>
      )}
    </AccountPage>
  );
}

import { Link } from '@/components/site/link';
import { listOwnSubscriptions } from '@/lib/data/newsletter';
import { readSessionClient } from '@/lib/supabase/session';

const LINK = 'lone-link font-semibold text-brand underline underline-offset-4';

/**
 * Lists the user's subscriptions that have not ended. Each has an unsubscribe button in a plain form, which works
 * without JavaScript.
 */
export async function OwnSubscriptions() {
  const subscriptions = await listOwnSubscriptions(await readSessionClient());
  const open = subscriptions.filter(({ status }) => status !== 'unsubscribed');
  if (open.length === 0) return null;
  return (
    <ul className="mb-4 grid gap-3">
      {open.map(({ id, email, status }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3">
          <span className="min-w-0 break-words">
            {email}
            {status === 'confirming' && (
              <span className="text-muted"> (waiting for you to confirm by email)</span>
            )}
          </span>
          <form method="post" action="/auth/leave">
            <input type="hidden" name="id" value={id} />
            <button
              type="submit"
              className="inline-flex min-h-11 items-center rounded-box border border-control px-4 hover:border-brand"
            >
              Unsubscribe<span className="sr-only"> {email}</span>
            </button>
          </form>
        </li>
      ))}
    </ul>
  );
}

/** Shows links to download the user's own data, to delete the account, and to complain about the use of the data. */
export function OwnDataLinks() {
  return (
    <section aria-labelledby="own-data" className="mt-4">
      <h2 id="own-data" className="mb-4">
        Your data
      </h2>
      <ul>
        <li>
          {/* A download needs a plain `<a>`, not `<Link>`. */}
          <a href="/auth/my-data" download className={LINK}>
            Download a copy of your data
          </a>
        </li>
        <li>
          <Link href="/auth/delete-account" className={LINK}>
            Delete your account
          </Link>
        </li>
        <li>
          <Link href="/complaints" className={LINK}>
            Complain about how we handle your data
          </Link>
        </li>
      </ul>
    </section>
  );
}

import { Link } from '@/components/site/link';

/** Shows signed-in users without the admin role a page that replaces the admin area. */
export function ForbiddenContent() {
  return (
    <div className="max-w-prose py-10">
      <h1>This area is for admins</h1>
      <p className="mt-4">
        You’re signed in, but your account isn’t an admin. Ask an admin for access, or sign in with another
        account.
      </p>
      <p className="mt-6 flex flex-wrap gap-4">
        <Link href="/auth" className="button-brand">
          Your account
        </Link>
        <Link href="/" className="inline-flex min-h-11 items-center text-brand underline underline-offset-4">
          Return to Home
        </Link>
      </p>
    </div>
  );
}

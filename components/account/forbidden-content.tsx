import { Link } from '@/components/site/link';

/** What whoever is signed in and no admin sees of the admin area. */
export function ForbiddenContent() {
  return (
    <div className="max-w-prose py-10">
      <h1>This area is for admins</h1>
      <p className="mt-4">
        You are signed in, but your account has no admin role. Ask an admin to grant it, or sign in with
        another account.
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

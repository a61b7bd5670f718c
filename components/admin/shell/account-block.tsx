import { ExternalLink } from 'lucide-react';
import Link from 'next/link';
import { SignOutForm } from '@/components/account/sign-out-form';
import type { Viewer } from '@/lib/data/viewer';
import type { Theme } from '@/lib/theme/admin-theme';
import { ThemeChoice } from './theme-choice';

/** Shows a link to the public site, the theme switch, the signed-in user, and the button to sign out. */
export function AccountBlock({ viewer, theme }: { viewer: Viewer; theme: Theme }) {
  return (
    <div className="grid gap-3 border-t border-rule pt-4">
      <Link href="/" prefetch={false} className="admin-nav-link">
        <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
        View the site
      </Link>
      <ThemeChoice initial={theme} />
      <p className="text-sm break-words text-muted">
        <span className="sr-only">Signed in as </span>
        {viewer.email}
      </p>
      <SignOutForm />
    </div>
  );
}

'use client';

import { Link } from '@/components/site/link';
import { useAuth } from './auth-provider';

/** The way in for visitors, and to their account for whoever is signed in. */
export function AccountLink({ className }: { className: string }) {
  const { user } = useAuth();
  return (
    <Link href="/auth" className={className}>
      {user ? 'Account' : 'Sign In'}
    </Link>
  );
}

/** What admins see above the bar of every public page. */
export function AdminStrip() {
  const { isAdmin } = useAuth();
  if (!isAdmin) return null;
  return (
    <div className="bg-gold-tint text-sm">
      <div className="mx-auto flex max-w-page items-center justify-between px-4 sm:px-6">
        <span className="badge badge-gold font-semibold">Admin Mode</span>
        <Link href="/admin" className="menu-link font-semibold">
          Admin
        </Link>
      </div>
    </div>
  );
}

'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { Link } from '@/components/site/link';
import { useAuth } from './auth-provider';

/** Shows the link to /auth, labelled 'Sign In' for visitors and 'Account' for signed-in users. */
export function AccountLink({ className }: { className: string }) {
  const { user } = useAuth();
  return (
    <Link href="/auth" className={className}>
      {user ? 'Account' : 'Sign In'}
    </Link>
  );
}

/** Shows admins a bar at the top of every public page. Renders nothing for other users. */
export function AdminStrip() {
  const { isAdmin } = useAuth();
  const [InlineEditing, setInlineEditing] = useState<ComponentType>();
  useEffect(() => {
    if (!isAdmin) return;
    // Load the inline editor for texts on the page. Only admins download it, and the page works without it.
    import('@/components/admin/inline/inline-editing').then(
      (editing) => setInlineEditing(() => editing.InlineEditing),
      () => undefined,
    );
  }, [isAdmin]);
  if (!isAdmin) return null;
  return (
    <div className="admin-strip">
      {InlineEditing && <InlineEditing />}
      <div className="inset flex items-center justify-between">
        <span className="badge badge-gold font-semibold">Admin Mode</span>
        <Link href="/admin" className="menu-link font-semibold">
          Admin
        </Link>
      </div>
    </div>
  );
}

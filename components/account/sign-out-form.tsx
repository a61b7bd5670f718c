'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { showToast } from '@/components/ui/show-toast';
import { useAuth } from './auth-provider';

/**
 * Shows the sign-out button. With JavaScript, the button also signs out other open tabs at once; without JavaScript,
 * the browser posts the form.
 */
export function SignOutForm() {
  const { signOut } = useAuth();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);

  async function leave(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy) return;
    setBusy(true);
    const error = await signOut();
    // In the admin area, signing out leads to another document. Post the form, so that the server sets a flash message
    // for that document.
    if (!error && location.pathname.startsWith('/admin')) return form.submit();
    setBusy(false);
    router.refresh();
    void showToast(
      error
        ? { kind: 'error', title: 'Error', text: error }
        : { kind: 'success', title: 'Signed out', text: 'You have been signed out successfully.' },
    );
  }

  return (
    <form method="post" action="/auth/sign-out" onSubmit={leave}>
      <button type="submit" aria-disabled={isBusy} className="button-brand">
        {isBusy ? 'Signing out…' : 'Sign out'}
      </button>
    </form>
  );
}

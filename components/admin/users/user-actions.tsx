'use client';

import { useState } from 'react';
import { callAction, toastOf } from '@/components/admin/call-action';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useCatchFocus } from '@/components/ui/lost-focus';
import { deleteUserAction, grantAdminAction, revokeAdminAction } from '@/lib/actions/user-actions';

interface UserActionsProps {
  id: string;
  email: string;
  isAdmin: boolean;
  isSelf: boolean;
}

const QUESTIONS = {
  grant: {
    action: grantAdminAction,
    title: (email: string) => `Make ${email} an admin?`,
    text: 'An admin may change everything on this site, and make others admins.',
    confirm: 'Make admin',
  },
  revoke: {
    action: revokeAdminAction,
    title: (email: string) => `Take the admin role from ${email}?`,
    text: 'The admin area is closed to this account at its next request.',
    confirm: 'Remove role',
  },
  delete: {
    action: deleteUserAction,
    title: (email: string) => `Delete the account of ${email}?`,
    text: 'This cannot be undone. A newsletter subscription stays, since the consent is the reason for keeping it.',
    confirm: 'Delete account',
  },
};
type Question = keyof typeof QUESTIONS;

/** Grants and takes away the admin role, and deletes accounts; asks before each. */
export function UserActions({ id, email, isAdmin, isSelf }: UserActionsProps) {
  const [asked, setAsked] = useState<Question>();
  const [isBusy, setBusy] = useState(false);
  useCatchFocus();

  async function run(question: Question) {
    if (isBusy) return;
    setBusy(true);
    const state = await callAction(() => QUESTIONS[question].action({ userId: id }));
    setBusy(false);
    setAsked(undefined);
    toastOf(state);
  }

  const question = asked && QUESTIONS[asked];
  return (
    <div className="flex gap-2 whitespace-nowrap">
      <button type="button" onClick={() => setAsked(isAdmin ? 'revoke' : 'grant')} className="button-quiet">
        {isAdmin ? 'Remove role' : 'Make admin'}
        <span className="sr-only">: {email}</span>
      </button>
      {!isSelf && (
        <button type="button" onClick={() => setAsked('delete')} className="button-quiet">
          Delete
          <span className="sr-only">: {email}</span>
        </button>
      )}
      {asked && question && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setAsked(undefined)}
          title={question.title(email)}
          confirm={question.confirm}
          isBusy={isBusy}
          onConfirm={() => void run(asked)}
        >
          <p>{question.text}</p>
          {isSelf && asked === 'revoke' && (
            <p className="mt-2 font-semibold text-action">
              This is your own account: you will be locked out of the admin area at once.
            </p>
          )}
        </ConfirmDialog>
      )}
    </div>
  );
}

'use client';

import { useState } from 'react';
import { callAction, toastOf } from '@/components/admin/call-action';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useRestoreLostFocus } from '@/components/ui/lost-focus';
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
    text: 'Admins can change everything on this site and make other people admins.',
    confirm: 'Make admin',
  },
  revoke: {
    action: revokeAdminAction,
    title: (email: string) => `Remove the admin role from ${email}?`,
    text: 'This account loses access to the admin area immediately.',
    confirm: 'Remove role',
  },
  delete: {
    action: deleteUserAction,
    title: (email: string) => `Delete the account of ${email}?`,
    text: 'This can’t be undone. It also deletes the account’s deal alerts.',
    confirm: 'Delete account',
  },
};
type Question = keyof typeof QUESTIONS;

/**
 * Shows the buttons that grant or revoke a user's admin role and that delete the account. A dialog asks for
 * confirmation.
 */
export function UserActions({ id, email, isAdmin, isSelf }: UserActionsProps) {
  const [asked, setAsked] = useState<Question>();
  const [isBusy, setBusy] = useState(false);
  useRestoreLostFocus();

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
              This is your own account. You’ll lose access to the admin area immediately.
            </p>
          )}
        </ConfirmDialog>
      )}
    </div>
  );
}

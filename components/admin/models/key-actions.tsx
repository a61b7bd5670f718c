'use client';

import { useRef, useState } from 'react';
import { callAction, toastOf } from '@/components/admin/call-action';
import { RunButton } from '@/components/admin/run-button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useRestoreLostFocus } from '@/components/ui/lost-focus';
import { revokeKeyAction, testKeyAction } from '@/lib/actions/model-key-actions';
import type { ModelKey } from '@/lib/data/admin/model-keys';
import { ChangeDialog, ReplaceDialog } from './key-dialogs';

type Asked = 'change' | 'replace' | 'revoke';
const BUTTONS: { asked: Asked; label: string }[] = [
  { asked: 'change', label: 'Change' },
  { asked: 'replace', label: 'Replace' },
  { asked: 'revoke', label: 'Revoke' },
];

/** Shows the buttons that test, change, replace and revoke a key. */
export function KeyActions({ modelKey }: { modelKey: ModelKey }) {
  const { id, label } = modelKey;
  const [asked, setAsked] = useState<Asked>();
  const [isBusy, setBusy] = useState(false);
  const pressed = useRef<HTMLButtonElement>(null);
  useRestoreLostFocus();
  const close = () => setAsked(undefined);
  const focusAfter = () => pressed.current?.focus();

  async function revoke() {
    if (isBusy) return;
    setBusy(true);
    const state = await callAction(() => revokeKeyAction({ id }));
    setBusy(false);
    close();
    toastOf(state);
  }

  return (
    <div className="grid w-max grid-cols-2 gap-2">
      <RunButton run={() => testKeyAction({ id })}>
        Test<span className="sr-only">: {label}</span>
      </RunButton>
      {BUTTONS.map((button) => (
        <button
          key={button.asked}
          type="button"
          onClick={({ currentTarget }) => {
            pressed.current = currentTarget;
            setAsked(button.asked);
          }}
          className="button-quiet"
        >
          {button.label}
          <span className="sr-only">: {label}</span>
        </button>
      ))}
      {asked === 'change' && <ChangeDialog {...{ modelKey, focusAfter }} onClose={close} />}
      {asked === 'replace' && <ReplaceDialog {...{ modelKey, focusAfter }} onClose={close} />}
      <ConfirmDialog
        isOpen={asked === 'revoke'}
        onOpenChange={close}
        title={`Revoke ${label}?`}
        confirm="Revoke key"
        isBusy={isBusy}
        onConfirm={() => void revoke()}
      >
        <p>
          No new calls will use this key, and calls in progress will stop within seconds. This can’t be
          undone. Delete the key at the provider too.
        </p>
      </ConfirmDialog>
    </div>
  );
}

'use client';

import { useRef, useState } from 'react';
import { callAction, toastOf } from '@/components/admin/call-action';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { DisabledUntilHydrated } from '@/components/ui/disabled-until-hydrated';
import { ignoreCheckAction } from '@/lib/actions/quality-actions';

interface IgnoreButtonProps {
  page: string;
  check: string;
  label: string;
}

/** Shows the button that makes a page's score ignore a check. A dialog asks for the reason. */
export function IgnoreButton({ page, check, label }: IgnoreButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLTextAreaElement>(null);

  async function ignore() {
    const reason = input.current?.value.trim() ?? '';
    if (isBusy) return;
    if (!reason) {
      setError('Enter a reason');
      input.current?.focus();
      return;
    }
    setBusy(true);
    const state = await callAction(() => ignoreCheckAction({ page, check, reason }));
    setBusy(false);
    toastOf(state);
    if (state.status === 'success') setOpen(false);
  }

  return (
    <>
      <DisabledUntilHydrated>
        <button
          type="button"
          onClick={() => {
            setError(undefined);
            setOpen(true);
          }}
          className="button-quiet"
        >
          Ignore…<span className="sr-only"> {label}</span>
        </button>
      </DisabledUntilHydrated>
      <ConfirmDialog
        {...{ isOpen, isBusy }}
        onOpenChange={setOpen}
        title={`Ignore ‘${label}’ for this page?`}
        confirm="Ignore"
        isSafe
        onConfirm={() => void ignore()}
      >
        <p>The check then counts as passed, even when all pages are checked again.</p>
        <label htmlFor="ignore-reason" className="admin-label mt-3 block">
          Reason
        </label>
        <textarea
          ref={input}
          id="ignore-reason"
          rows={3}
          maxLength={300}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'ignore-reason-error' : undefined}
          className="admin-input"
        />
        {error && (
          <p id="ignore-reason-error" className="admin-error">
            {error}
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}

'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ActionState } from '@/lib/forms/form-state';
import { type Field, FormField } from './form-field';
import { FormMessage } from './form-message';
import { sendForm } from './send-form';

interface AccountFormProps {
  action: string;
  fields: Field[];
  hidden?: Record<string, string>;
  submit: string;
  busy: string;
  /** The form's state after the last submission, if it was sent without JavaScript. */
  initial: ActionState;
}

/**
 * Shows a form of the account pages. JavaScript sends it by fetch; without JavaScript, the browser posts it to the same
 * URL.
 */
export function AccountForm({ action, fields, hidden = {}, submit, busy, initial }: AccountFormProps) {
  const [state, setState] = useState(initial);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [state]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const answer = await sendForm(action, new FormData(event.currentTarget));
    // Load the next page as a full document, which discards the data of the previous user.
    if (answer.redirectTo) return location.assign(answer.redirectTo);
    setState(answer);
    setBusy(false);
  }

  const isDone = state.status === 'success';
  return (
    <form ref={form} method="post" action={action} noValidate onSubmit={send} className="grid gap-4">
      <FormMessage state={state} />
      {!isDone && (
        <>
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {fields.map((field) => (
            <FormField
              key={field.name}
              {...field}
              error={state.fieldErrors?.[field.name]}
              value={state.values?.[field.name]}
            />
          ))}
          <button type="submit" aria-disabled={isBusy} className="button-brand">
            {isBusy ? busy : submit}
          </button>
        </>
      )}
    </form>
  );
}

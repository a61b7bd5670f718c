'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ActionState } from '@/lib/actions/action-state';
import { type Field, FormField } from './form-field';
import { FormMessage } from './form-message';
import { sendForm } from './send-form';

interface AccountFormProps {
  action: string;
  fields: Field[];
  hidden?: Record<string, string>;
  submit: string;
  busy: string;
  /** What the last submission without script led to. */
  initial: ActionState;
}

/** A form of the account pages: sent by script where there is one, by the browser where not, to the same address. */
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
    // A whole new page: what was loaded for this one, and for whoever was signed in before, is gone with it.
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

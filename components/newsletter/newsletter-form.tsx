'use client';

import { type FormEvent, useState } from 'react';
import { FormField, type Field } from '@/components/account/form-field';
import { FormMessage } from '@/components/account/form-message';
import { sendForm } from '@/components/account/send-form';
import { loadToasts, showToast } from '@/components/ui/show-toast';
import { type ActionState, IDLE } from '@/lib/forms/form-state';
import { CONSENT_TEXT } from '@/lib/newsletter/consent';

const FIELDS: Field[] = [
  {
    name: 'firstName',
    label: 'First name (optional)',
    type: 'text',
    autoComplete: 'given-name',
    optional: true,
  },
  {
    name: 'lastName',
    label: 'Last name (optional)',
    type: 'text',
    autoComplete: 'family-name',
    optional: true,
  },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
];

/** Loads the toast library before a toast is needed, because it cannot be loaded once the connection is lost. */
const preloadToasts = () => void loadToasts().catch(() => undefined);

/** Shows signed-in users the form that subscribes to deal alerts. */
export function NewsletterForm({ email, initial = IDLE }: { email: string; initial?: ActionState }) {
  const [state, setState] = useState(initial);
  const [isBusy, setBusy] = useState(false);

  async function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy) return;
    setBusy(true);
    const answer = await sendForm('/api/newsletter', new FormData(form));
    setBusy(false);
    setState(answer);
    const isError = answer.status === 'error';
    void showToast({
      kind: isError ? 'error' : 'success',
      title: answer.title ?? 'Error',
      text: answer.title ? answer.message : 'Failed to subscribe. Please try again.',
    });
    if (isError) return;
    form.querySelectorAll<HTMLInputElement>('input').forEach((input) => (input.value = ''));
    // components/site/shell/start-measuring listens to this event and counts the sign-up.
    dispatchEvent(new Event('signed-up'));
  }

  return (
    <form
      method="post"
      action="/api/newsletter"
      noValidate
      onFocus={preloadToasts}
      onSubmit={subscribe}
      className="grid gap-4"
    >
      <FormMessage state={state} />
      <div className="grid gap-4 sm:grid-cols-2">
        {FIELDS.map((field) => (
          <FormField
            key={field.name}
            {...field}
            error={state.fieldErrors?.[field.name]}
            value={state.values?.[field.name] ?? (field.name === 'email' ? email : undefined)}
          />
        ))}
      </div>
      <p className="text-sm text-muted">{CONSENT_TEXT}</p>
      <div>
        <button type="submit" disabled={isBusy} className="button-brand">
          {isBusy ? 'Subscribing...' : 'Subscribe'}
        </button>
      </div>
    </form>
  );
}

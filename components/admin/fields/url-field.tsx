import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { callAction } from '@/components/admin/call-action';
import { checkLinkAction } from '@/lib/actions/link-actions';
import type { FieldOf } from '@/lib/resources/field';
import type { FormValues } from '@/lib/resources/resource';
import { isHttpUrl } from '@/lib/resources/schemas';
import { describedBy, FieldFrame } from './field-frame';
import type { FieldProps } from './field-props';

/** Shows a URL field with a button that checks whether the URL responds. */
export function UrlField({ field, error }: FieldProps<FieldOf<'url'>>) {
  const { name } = field;
  const { register } = useFormContext<FormValues>();
  const value = useWatch<FormValues>({ name });
  const url = typeof value === 'string' ? value.trim() : '';
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState({ url: '', text: '' });

  async function check() {
    if (isBusy) return;
    if (!isHttpUrl(url))
      return setFound({ url, text: 'Only URLs that start with https:// or http:// can be checked.' });
    setBusy(true);
    const { message = '' } = await callAction(() => checkLinkAction({ url }));
    setBusy(false);
    setFound({ url, text: message });
  }

  return (
    <FieldFrame field={field} error={error} htmlFor={name}>
      <div className="flex flex-wrap gap-2">
        <div className="min-w-0 flex-[1_1_14rem]">
          <input
            id={name}
            type="url"
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(field, error)}
            className="admin-input"
            {...register(name)}
          />
        </div>
        <button type="button" aria-disabled={isBusy || undefined} onClick={check} className="button-quiet">
          {isBusy ? 'Checking…' : 'Check link'}
          <span className="sr-only">: {field.label}</span>
        </button>
      </div>
      <p role="status" className="text-sm break-words text-muted">
        {/* Hide the result once the URL has changed. */}
        {found.url === url && found.text}
      </p>
    </FieldFrame>
  );
}

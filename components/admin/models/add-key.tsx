'use client';

import { useRef, useState } from 'react';
import { useWriteId } from '@/components/admin/use-write-id';
import { DialogInput } from '@/components/ui/dialog-input';
import { FormDialog } from '@/components/ui/form-dialog';
import { addKeyAction } from '@/lib/actions/model-key-actions';
import type { Provider } from '@/lib/models/providers';
import { KeyInput } from './key-input';
import { ProviderSelect } from './provider-select';
import { textOf, useDialogForm } from './use-dialog-form';

/** Shows the button that opens the dialog for a new key. */
export function AddKey() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={button} type="button" onClick={() => setOpen(true)} className="button-brand">
        Add a key
      </button>
      {isOpen && <AddDialog onClose={() => setOpen(false)} focusAfter={() => button.current?.focus()} />}
    </>
  );
}

interface AddDialogProps {
  onClose: () => void;
  focusAfter: () => void;
}

function AddDialog({ onClose, focusAfter }: AddDialogProps) {
  const [provider, setProvider] = useState<Provider>('openai');
  const { errors, send } = useDialogForm(onClose);
  const writeId = useWriteId();
  const isOwn = provider === 'openai-compatible';

  const submit = (data: FormData) =>
    void send(() =>
      addKeyAction({
        id: writeId.current(),
        provider,
        label: textOf(data, 'label'),
        base_url: textOf(data, 'base_url'),
        default_model: textOf(data, 'default_model'),
        key: textOf(data, 'key'),
        monthly_budget: textOf(data, 'monthly_budget'),
      }),
    );

  return (
    <FormDialog title="Add a key" submit="Add" onSubmit={submit} onClose={onClose} focusAfter={focusAfter}>
      <ProviderSelect value={provider} onChange={setProvider} />
      <DialogInput
        label="Label"
        name="label"
        help="What the key is for, such as ‘Guides’."
        maxLength={80}
        error={errors.label}
      />
      <DialogInput
        label={isOwn ? 'Base URL' : 'Base URL (optional)'}
        name="base_url"
        help={
          isOwn
            ? 'Where the server is, such as https://models.example.com/v1.'
            : 'Only if requests go somewhere other than the provider.'
        }
        inputMode="url"
        spellCheck={false}
        autoCapitalize="none"
        maxLength={300}
        error={errors.base_url}
      />
      <DialogInput
        label="Default model"
        name="default_model"
        help="Exactly as the provider spells it. Add its price below the list of keys."
        spellCheck={false}
        autoCapitalize="none"
        maxLength={120}
        error={errors.default_model}
      />
      <KeyInput error={errors.key} />
      <DialogInput
        label="Monthly budget in pounds"
        name="monthly_budget"
        inputMode="decimal"
        help="We won’t make a call that could exceed it."
        error={errors.monthly_budget}
      />
    </FormDialog>
  );
}

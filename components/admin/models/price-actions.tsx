'use client';

import { useRef, useState } from 'react';
import { RunButton } from '@/components/admin/run-button';
import { DialogInput } from '@/components/ui/dialog-input';
import { FormDialog } from '@/components/ui/form-dialog';
import { removePriceAction, setPriceAction } from '@/lib/actions/model-key-actions';
import type { ModelPrice } from '@/lib/data/admin/model-keys';
import { type Provider, providerLabel, PROVIDERS } from '@/lib/models/providers';
import { ProviderSelect } from './provider-select';
import { textOf, useDialogForm } from './use-dialog-form';

/** Shows the button that opens the dialog for a price. Without `price`, the dialog adds a new price. */
export function SetPrice({ price }: { price?: ModelPrice }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={button} type="button" onClick={() => setOpen(true)} className="button-quiet">
        {price ? 'Change' : 'Add a price'}
        {price && <span className="sr-only">: {price.model}</span>}
      </button>
      {isOpen && (
        <PriceDialog
          price={price}
          onClose={() => setOpen(false)}
          focusAfter={() => button.current?.focus()}
        />
      )}
    </>
  );
}

/** Shows the button that removes a price. */
export const RemovePrice = ({ price: { id, model } }: { price: ModelPrice }) => (
  <RunButton run={() => removePriceAction({ id })}>
    Remove<span className="sr-only">: {model}</span>
  </RunButton>
);

interface PriceDialogProps {
  price?: ModelPrice;
  onClose: () => void;
  focusAfter: () => void;
}

function PriceDialog({ price, onClose, focusAfter }: PriceDialogProps) {
  const known = PROVIDERS.find(({ value }) => value === price?.provider)?.value;
  const [provider, setProvider] = useState<Provider>(known ?? 'openai');
  const { errors, send } = useDialogForm(onClose);
  const submit = (data: FormData) =>
    void send(() =>
      setPriceAction({
        provider,
        model: price?.model ?? textOf(data, 'model'),
        input_price: textOf(data, 'input_price'),
        output_price: textOf(data, 'output_price'),
      }),
    );
  return (
    <FormDialog
      title={price ? `Change the price of ${price.model}` : 'Add a price'}
      submit="Save"
      onSubmit={submit}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      {price ? (
        <p>{providerLabel(price.provider)}. Earlier calls keep their price.</p>
      ) : (
        <>
          <ProviderSelect value={provider} onChange={setProvider} />
          <DialogInput
            label="Model"
            name="model"
            spellCheck={false}
            autoCapitalize="none"
            maxLength={120}
            error={errors.model}
          />
        </>
      )}
      <DialogInput
        label="Pounds per million input tokens"
        name="input_price"
        defaultValue={price?.input_price}
        inputMode="decimal"
        help="From the provider’s price list, with tax, in pounds. 0 for a server of your own."
        error={errors.input_price}
      />
      <DialogInput
        label="Pounds per million output tokens"
        name="output_price"
        defaultValue={price?.output_price}
        inputMode="decimal"
        error={errors.output_price}
      />
    </FormDialog>
  );
}

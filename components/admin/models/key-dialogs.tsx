import { DialogInput } from '@/components/ui/dialog-input';
import { FormDialog } from '@/components/ui/form-dialog';
import { changeKeyAction, replaceKeyAction } from '@/lib/actions/model-key-actions';
import type { ModelKey } from '@/lib/data/admin/model-keys';
import { KeyInput } from './key-input';
import { textOf, useDialogForm } from './use-dialog-form';

interface KeyDialogProps {
  modelKey: ModelKey;
  onClose: () => void;
  focusAfter: () => void;
}

/** Shows the dialog that changes the label, default model and monthly budget of a key. */
export function ChangeDialog({ modelKey, onClose, focusAfter }: KeyDialogProps) {
  const { errors, send } = useDialogForm(onClose);
  const submit = (data: FormData) =>
    void send(() =>
      changeKeyAction({
        id: modelKey.id,
        label: textOf(data, 'label'),
        default_model: textOf(data, 'default_model'),
        monthly_budget: textOf(data, 'monthly_budget'),
      }),
    );
  return (
    <FormDialog
      title={`Change ${modelKey.label}`}
      submit="Save"
      onSubmit={submit}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      <DialogInput
        label="Label"
        name="label"
        defaultValue={modelKey.label}
        maxLength={80}
        error={errors.label}
      />
      <DialogInput
        label="Default model"
        name="default_model"
        defaultValue={modelKey.default_model}
        spellCheck={false}
        autoCapitalize="none"
        maxLength={120}
        error={errors.default_model}
      />
      <DialogInput
        label="Monthly budget in pounds"
        name="monthly_budget"
        defaultValue={modelKey.monthly_budget}
        inputMode="decimal"
        error={errors.monthly_budget}
      />
    </FormDialog>
  );
}

/** Shows the dialog that replaces the secret of a key. */
export function ReplaceDialog({ modelKey, onClose, focusAfter }: KeyDialogProps) {
  const { errors, send } = useDialogForm(onClose);
  const submit = (data: FormData) =>
    void send(() => replaceKeyAction({ id: modelKey.id, key: textOf(data, 'key') }));
  return (
    <FormDialog
      title={`Replace the key of ${modelKey.label}`}
      submit="Replace"
      onSubmit={submit}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      <p>The next call uses the new key. Label, model, budget and what was spent stay as they are.</p>
      <KeyInput error={errors.key} />
    </FormDialog>
  );
}

'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useRouter } from 'next/navigation';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { callAction, toastOf } from '@/components/admin/call-action';
import { useLeaveWarning } from '@/components/admin/editor/use-leave-warning';
import { describedBy, FieldFrame } from '@/components/admin/fields/field-frame';
import { DisabledUntilHydrated } from '@/components/ui/disabled-until-hydrated';
import { addPromptVersionAction } from '@/lib/actions/prompt-actions';
import { promptPath } from '@/lib/prompts/prompt-path';
import { PURPOSE_INFO } from '@/lib/prompts/purposes';
import { MAX_TOKENS, TEMPERATURE, versionInput } from '@/lib/prompts/version-input';
import type { PromptVersion, Purpose } from '@/lib/schema/prompts';
import { inBraces } from '@/lib/templates/template';

type Input = z.input<typeof versionInput>;
type Output = z.output<typeof versionInput>;
type Form = UseFormReturn<Input, unknown, Output>;

interface PromptFormProps {
  purpose: Purpose;
  /** The version whose values the form shows at first. */
  version: PromptVersion;
  isLive: boolean;
  /** The number of the prompt's newest version. */
  newest: number;
}

/**
 * Shows the form of a prompt. Saving adds a version, but the live version stays live until an editor makes another
 * version live.
 */
export function PromptForm({ purpose, version, isLive, newest }: PromptFormProps) {
  const router = useRouter();
  const { system_text, user_text, temperature, max_tokens } = version;
  const form: Form = useForm<Input, unknown, Output>({
    defaultValues: { purpose, system_text, user_text, temperature, max_tokens, note: '' },
    resolver: zodResolver(versionInput),
  });
  const { isDirty, isSubmitting } = form.formState;
  useLeaveWarning(isDirty);

  const save = form.handleSubmit(async (values) => {
    const state = await callAction(() => addPromptVersionAction(values));
    toastOf(state);
    for (const [name, message] of Object.entries(state.fieldErrors ?? {}))
      form.setError(name as keyof Input, { message });
    if (!state.data) return;
    form.reset();
    router.push(promptPath(purpose, { version: state.data.number }));
  });

  return (
    <DisabledUntilHydrated>
      <form
        noValidate
        aria-label="New version"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <fieldset className="admin-group">
          <legend className="admin-legend">
            Version {version.number}
            {isLive && ', live'}
          </legend>
          <Variables purpose={purpose} />
          <TextField
            {...{ form }}
            name="system_text"
            label="System text"
            help="Who the model is, and the rules that it must observe."
          />
          <TextField
            {...{ form }}
            name="user_text"
            label="User text"
            help="The task and the facts for one row."
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <NumberField
              {...{ form }}
              name="temperature"
              label="Temperature"
              help={`${TEMPERATURE.min} to ${TEMPERATURE.max}. 0 is the most predictable.`}
            />
            <NumberField
              {...{ form }}
              name="max_tokens"
              label="Maximum tokens"
              help={`${MAX_TOKENS.min} to ${MAX_TOKENS.max.toLocaleString('en-GB')}. The model stops there.`}
            />
          </div>
          <LineField
            {...{ form }}
            name="note"
            label="Note"
            help="What you changed, for the list of versions. Optional."
          />
        </fieldset>
        <div className="admin-save-bar">
          <button type="submit" aria-disabled={isSubmitting} className="button-brand">
            {isSubmitting ? 'Saving…' : `Save as version ${newest + 1}`}
          </button>
          <p role="status" className="text-sm text-muted">
            {isDirty
              ? 'You have unsaved changes.'
              : `Version ${version.number} never changes. Saving adds version ${newest + 1}.`}
          </p>
        </div>
      </form>
    </DisabledUntilHydrated>
  );
}

function Variables({ purpose }: { purpose: Purpose }) {
  return (
    <details>
      <summary className="cursor-pointer font-semibold">Variables that you can use</summary>
      <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_1fr]">
        {Object.entries(PURPOSE_INFO[purpose].variables).map(([name, meaning]) => (
          <div key={name} className="contents">
            <dt>
              <code>{inBraces(name)}</code>
            </dt>
            <dd className="text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

interface PromptFieldProps {
  form: Form;
  name: Exclude<keyof Input, 'purpose'>;
  label: string;
  help: string;
}

/** Returns the error message of a field, and the props that the controls of all fields share. */
function controlProps({ form, name, help }: PromptFieldProps) {
  const error = form.formState.errors[name]?.message;
  const props = {
    id: name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy({ name, help }, error),
    ...form.register(name),
  } as const;
  return { error, props };
}

function TextField(field: PromptFieldProps) {
  const { error, props } = controlProps(field);
  return (
    <FieldFrame {...{ field, error }} htmlFor={field.name} isWide>
      <textarea rows={10} spellCheck className="admin-input" {...props} />
    </FieldFrame>
  );
}

function NumberField(field: PromptFieldProps) {
  const { error, props } = controlProps(field);
  return (
    <FieldFrame {...{ field, error }} htmlFor={field.name}>
      <input type="number" step="any" className="admin-input" {...props} />
    </FieldFrame>
  );
}

function LineField(field: PromptFieldProps) {
  const { error, props } = controlProps(field);
  return (
    <FieldFrame {...{ field, error }} htmlFor={field.name}>
      <input type="text" maxLength={300} className="admin-input" {...props} />
    </FieldFrame>
  );
}

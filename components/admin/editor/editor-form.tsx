import type { ReactNode } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { DisabledUntilHydrated } from '@/components/ui/disabled-until-hydrated';
import type { FormValues, Values } from '@/lib/resources/resource';

interface EditorFormProps {
  form: UseFormReturn<FormValues, unknown, Values>;
  /** Whether the children are the form and a preview, shown side by side where there is room. */
  hasPreview: boolean;
  children: ReactNode;
}

/** The frame of every editor: provides the form's values, and keeps the fields disabled until they hydrate. */
export function EditorForm({ form, hasPreview, children }: EditorFormProps) {
  return (
    <FormProvider {...form}>
      <DisabledUntilHydrated>
        <div className={hasPreview ? 'beside-preview' : undefined}>{children}</div>
      </DisabledUntilHydrated>
    </FormProvider>
  );
}

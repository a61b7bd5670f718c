import type { ReactNode } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { DisabledUntilHydrated } from '@/components/ui/disabled-until-hydrated';
import type { FormValues, Values } from '@/lib/resources/resource';

interface EditorFormProps {
  form: UseFormReturn<FormValues, unknown, Values>;
  /** Whether a preview is shown with the form: beside it on wide screens, otherwise below it. */
  hasPreview: boolean;
  children: ReactNode;
}

/** Shows the frame of every editor. Provides the form's values to the fields, which stay disabled until hydration. */
export function EditorForm({ form, hasPreview, children }: EditorFormProps) {
  return (
    <FormProvider {...form}>
      <DisabledUntilHydrated>
        <div className={hasPreview ? 'beside-preview' : undefined}>{children}</div>
      </DisabledUntilHydrated>
    </FormProvider>
  );
}

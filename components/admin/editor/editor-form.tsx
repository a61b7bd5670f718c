import type { ReactNode } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { WhenReady } from '@/components/ui/when-ready';
import type { FormValues, Values } from '@/lib/resources/resource';

interface EditorFormProps {
  form: UseFormReturn<FormValues, unknown, Values>;
  /** Its children are the form and a preview, which stand side by side where there is room. */
  hasPreview: boolean;
  children: ReactNode;
}

/** What the fields of an editor have in common: its values, and that they wait for the script. */
export function EditorForm({ form, hasPreview, children }: EditorFormProps) {
  return (
    <FormProvider {...form}>
      <WhenReady>
        <div className={hasPreview ? 'beside-preview' : undefined}>{children}</div>
      </WhenReady>
    </FormProvider>
  );
}

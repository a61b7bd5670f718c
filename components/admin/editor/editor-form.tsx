import type { ReactNode } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { WhenReady } from '@/components/ui/when-ready';
import type { FormValues, Values } from '@/lib/resources/resource';

interface EditorFormProps {
  form: UseFormReturn<FormValues, unknown, Values>;
  children: ReactNode;
}

/** What the fields of an editor have in common: its values, and that they wait for the script. */
export function EditorForm({ form, children }: EditorFormProps) {
  return (
    <FormProvider {...form}>
      <WhenReady>{children}</WhenReady>
    </FormProvider>
  );
}

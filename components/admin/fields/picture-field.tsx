import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { callAction, toastOf } from '@/components/admin/call-action';
import { FileButton, fileError } from '@/components/admin/logos/file-button';
import { useFileDrop } from '@/components/admin/logos/use-file-drop';
import { usePictureSource } from '@/components/admin/storage-url';
import { PictureBox } from '@/components/site/pictures/picture-box';
import { storeLogoAction } from '@/lib/actions/logo-actions';
import { actionError } from '@/lib/forms/form-state';
import type { FieldOf } from '@/lib/resources/field';
import type { FormValues } from '@/lib/resources/resource';
import { slugOf } from '@/lib/routing/slug';
import { describedBy, FieldFrame } from './field-frame';
import type { FieldProps } from './field-props';

/**
 * Shows a field for a picture: a URL, an emoji or (for a logo) an uploaded file. A preview shows the picture as on the
 * card.
 */
export function PictureField({ field, error }: FieldProps<FieldOf<'picture'>>) {
  const { register, setValue } = useFormContext<FormValues>();
  const [value = '', slug = '', ...names] = useWatch<FormValues>({
    name: [field.name, 'slug', 'name', 'title'],
  }).map((each) => String(each ?? ''));
  const name = names.find(Boolean) ?? '';
  const picture = usePictureSource(value);
  const [isBusy, setBusy] = useState(false);

  async function store(file: File | undefined) {
    if (!file || isBusy) return;
    const message = fileError(file);
    if (message) return toastOf(actionError(message));
    setBusy(true);
    const state = await callAction(() => storeLogoAction({ slug: slugOf(slug || name) || 'logo', file }));
    setBusy(false);
    if (state.status === 'success' && state.data)
      setValue(field.name, state.data.path, { shouldDirty: true, shouldValidate: true });
    else toastOf(state);
  }
  const drop = useFileDrop((file) => void store(file));
  return (
    <FieldFrame field={field} error={error} htmlFor={field.name}>
      <div className="picture-drop" {...(field.isUpload && drop)}>
        <PictureBox name={name || 'New'} picture={picture} isPlain />
        <input
          id={field.name}
          type="text"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(field, error)}
          className="admin-input w-auto min-w-40 flex-1"
          {...register(field.name)}
        />
        {field.isUpload && (
          <FileButton onFile={(file) => void store(file)} isBusy={isBusy}>
            <Upload aria-hidden="true" className="size-4" />
            {isBusy ? 'Uploading…' : 'Upload'}
          </FileButton>
        )}
      </div>
    </FieldFrame>
  );
}

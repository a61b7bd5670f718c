import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { DialogInput } from '@/components/ui/dialog-input';
import { FormDialog } from '@/components/ui/form-dialog';

const ADDRESS = /^(https?:\/\/|\/(?![/\\]))/i;

/** Shows the dialog that inserts a picture, or changes the selected picture. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [error, setError] = useState<string>();
  const { src, alt } = editor.getAttributes('image') as { src?: string; alt?: string };

  function save(data: FormData) {
    const address = String(data.get('src')).trim();
    if (!ADDRESS.test(address)) return setError('A URL that starts with https://, or a path on this site');
    editor
      .chain()
      .focus()
      .setImage({ src: address, alt: String(data.get('alt')).trim() })
      .run();
    onClose();
  }

  return (
    <FormDialog
      title={src ? 'Change the picture' : 'Insert a picture'}
      submit={src ? 'Change' : 'Insert'}
      onSubmit={save}
      onClose={onClose}
      focusAfter={() => editor.commands.focus()}
    >
      <DialogInput
        label="Address"
        name="src"
        defaultValue={src}
        help="https://… or a path on this site"
        error={error}
        spellCheck={false}
        autoCapitalize="none"
        maxLength={2048}
      />
      <DialogInput
        label="Alternative text"
        name="alt"
        defaultValue={alt}
        help="Describe the picture for people who can’t see it. Leave this empty only if it’s purely decorative."
        maxLength={300}
      />
    </FormDialog>
  );
}

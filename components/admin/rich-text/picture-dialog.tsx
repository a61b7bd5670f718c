import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { DialogInput } from '@/components/ui/dialog-input';
import { FormDialog } from '@/components/ui/form-dialog';

const URL_OR_PATH = /^(https?:\/\/|\/(?![/\\]))/i;

/** Shows the dialog that inserts a picture, or changes the selected picture. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [error, setError] = useState<string>();
  const { src: before, alt } = editor.getAttributes('image') as { src?: string; alt?: string };

  function save(data: FormData) {
    const src = String(data.get('src')).trim();
    if (!URL_OR_PATH.test(src))
      return setError('Enter a URL that starts with https://, or a path on this site');
    editor
      .chain()
      .focus()
      .setImage({ src, alt: String(data.get('alt')).trim() })
      .run();
    onClose();
  }

  return (
    <FormDialog
      title={before ? 'Change the picture' : 'Insert a picture'}
      submit={before ? 'Change' : 'Insert'}
      onSubmit={save}
      onClose={onClose}
      focusAfter={() => editor.commands.focus()}
    >
      <DialogInput
        label="URL"
        name="src"
        defaultValue={before}
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

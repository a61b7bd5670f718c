import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { DialogInput } from '@/components/ui/dialog-input';
import { FormDialog } from '@/components/ui/form-dialog';
import { ADDRESS_HINT, isAllowedAddress } from '@/lib/html-policy';

/** Makes a link of the selection, changes the one at the cursor, or writes a new one. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [error, setError] = useState<string>();
  const isLink = editor.isActive('link');
  const href = String(editor.getAttributes('link').href ?? '');
  const needsText = !isLink && editor.state.selection.empty;

  function save(data: FormData) {
    const address = String(data.get('href')).trim();
    const text = String(data.get('text') ?? '').trim();
    if (!isAllowedAddress(address)) return setError(`An address such as ${ADDRESS_HINT}`);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (needsText) {
      chain.insertContent({
        type: 'text',
        text: text || address,
        marks: [{ type: 'link', attrs: { href: address } }],
      });
    } else chain.setLink({ href: address });
    chain.run();
    onClose();
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  }

  return (
    <FormDialog
      title={isLink ? 'Change the link' : 'Add a link'}
      submit={isLink ? 'Change' : 'Add'}
      onSubmit={save}
      onClose={onClose}
      focusAfter={() => editor.commands.focus()}
      actions={
        isLink && (
          <button type="button" onClick={remove} className="button-quiet">
            Remove the link
          </button>
        )
      }
    >
      <DialogInput
        label="Address"
        name="href"
        defaultValue={href}
        help={ADDRESS_HINT}
        error={error}
        spellCheck={false}
        autoCapitalize="none"
        maxLength={2048}
      />
      {needsText && <DialogInput label="Text" name="text" help="What the link says." maxLength={300} />}
    </FormDialog>
  );
}

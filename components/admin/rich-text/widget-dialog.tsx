import type { Editor } from '@tiptap/core';
import { useId, useState } from 'react';
import { useReferenceSearch } from '@/components/admin/fields/reference-queries';
import { useDebounced } from '@/components/admin/use-debounced';
import { DialogInput } from '@/components/ui/dialog-input';
import { FormDialog } from '@/components/ui/form-dialog';

/** Shows the dialog that inserts an offer widget into a text. */
export function WidgetDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  const { data = [], isPending } = useReferenceSearch({ to: 'offer_widgets', q: useDebounced(typed.trim()) });

  function insert(form: FormData) {
    const title = String(form.get('widget') ?? '');
    if (!title) return setMissing(true);
    editor.chain().focus().insertContent({ type: 'widgetSlot', attrs: { title } }).run();
    onClose();
  }

  return (
    <FormDialog
      title="Insert an offer widget"
      submit="Insert"
      onSubmit={insert}
      onClose={onClose}
      focusAfter={() => editor.commands.focus()}
    >
      <DialogInput
        label="Search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        help="Part of the widget’s title"
        maxLength={120}
      />
      <div>
        <label htmlFor={id} className="admin-label">
          Widget
        </label>
        <select id={id} name="widget" className="admin-input" aria-describedby={`${id}-note`}>
          {data.map(({ value, label, isDraft }) => (
            <option key={value} value={value}>
              {label}
              {isDraft && ' (draft)'}
            </option>
          ))}
        </select>
        <p id={`${id}-note`} role="status" className="text-sm text-muted">
          {!isPending && data.length === 0
            ? 'There’s no such widget. Create it under Offer widgets.'
            : missing && 'Choose a widget.'}
        </p>
      </div>
    </FormDialog>
  );
}

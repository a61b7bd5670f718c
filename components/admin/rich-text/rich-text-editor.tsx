'use client';

import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { showToast } from '@/components/ui/show-toast';
import { sanitiseHtml } from '@/lib/html/sanitize';
import { EXTENSIONS } from './extensions';
import { htmlOf } from './html-of';
import { pastedHtml } from './pasted-html';
import { RichTextToolbar } from './toolbar';

interface RichTextEditorProps {
  id: string;
  label: string;
  /** The id of the label. */
  labelledBy: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  html: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Receives a function that focuses the editor. The form calls this function if the field is invalid. */
  onReady: (focus: () => void) => void;
}

/** Shows a toast that says how many pasted pictures were left out, and how to add them. */
function showPicturesLeftOut(count: number): void {
  if (count === 0) return;
  void showToast({
    kind: 'error',
    title: 'Pictures can’t be pasted',
    text: `${count === 1 ? 'One picture was' : `${count} pictures were`} left out. Put the cursor where the picture belongs, press ‘Picture’ above the text and enter its URL.`,
  });
}

function paste(source: string): string {
  const { html, pictures } = pastedHtml(source);
  showPicturesLeftOut(pictures);
  return html;
}

/** Rejects pasted or dropped pictures, such as a screenshot, unless the clipboard also contains text. */
function refuseFiles(_view: unknown, event: ClipboardEvent | DragEvent): boolean {
  const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer;
  const pictures = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  if (pictures.length === 0 || data?.types.some((type) => type.startsWith('text/'))) return false;
  event.preventDefault();
  showPicturesLeftOut(pictures.length);
  return true;
}

/**
 * Shows the rich-text editor. It calls `onChange` only after an edit: opening a text may normalise its HTML, but is not
 * an edit.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { id, label, labelledBy, describedBy, isInvalid, html, onChange, onBlur, onReady } = props;
  const shown = useRef(html);
  const attributes = {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelledBy,
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(isInvalid && { 'aria-invalid': 'true' }),
    class: 'prose rich-text',
  };
  const editor = useEditor({
    extensions: EXTENSIONS,
    // Sanitise the stored text: a <form> in it could shadow DOM properties and break the parser.
    content: sanitiseHtml(html),
    immediatelyRender: false,
    editorProps: {
      attributes,
      transformPastedHTML: paste,
      handlePaste: refuseFiles,
      handleDrop: refuseFiles,
    },
    onUpdate: ({ editor: now }) => {
      shown.current = htmlOf(now);
      onChange(shown.current);
    },
    onBlur: () => onBlur(),
  });

  // If the form is reset, show the field's new value.
  useEffect(() => {
    if (!editor || html === shown.current) return;
    shown.current = html;
    editor.commands.setContent(sanitiseHtml(html), { emitUpdate: false });
  }, [editor, html]);

  useEffect(() => {
    if (editor) onReady(() => editor.commands.focus());
  }, [editor, onReady]);

  return (
    <div className="rich-text-box" aria-invalid={isInvalid || undefined}>
      {editor && <RichTextToolbar editor={editor} label={label} />}
      <EditorContent editor={editor} />
    </div>
  );
}

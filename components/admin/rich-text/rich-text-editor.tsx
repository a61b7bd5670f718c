'use client';

import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { showToast } from '@/components/ui/show-toast';
import { sanitiseHtml } from '@/lib/html';
import { EXTENSIONS } from './extensions';
import { htmlOf } from './html-of';
import { pastedHtml } from './pasted-html';
import { RichTextToolbar } from './toolbar';

interface RichTextEditorProps {
  id: string;
  label: string;
  /** The id of what names it. */
  labelledBy: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  html: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Hands out a way to bring the cursor here, for a form with a refused field. */
  onReady: (focus: () => void) => void;
}

/** Says that pictures of a paste were left out, and where they go instead. */
function showPicturesLeftOut(count: number): void {
  if (count === 0) return;
  void showToast({
    kind: 'error',
    title: 'Pictures cannot be pasted',
    text: `${count === 1 ? 'One picture was' : `${count} pictures were`} left out. Put the cursor where a picture belongs, press ‘Picture’ above the text and give its address.`,
  });
}

function paste(source: string): string {
  const { html, pictures } = pastedHtml(source);
  showPicturesLeftOut(pictures);
  return html;
}

/** A picture as a file, with no text that could be put in: a screenshot, or a file from the desktop. */
function refuseFiles(_view: unknown, event: ClipboardEvent | DragEvent): boolean {
  const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer;
  const pictures = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  if (pictures.length === 0 || data?.types.some((type) => type.startsWith('text/'))) return false;
  event.preventDefault();
  showPicturesLeftOut(pictures.length);
  return true;
}

/** The rich-text editor. Tells of what somebody changed, never of what merely opening a text would rewrite. */
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
    // A form within a text can carry names that stand before those of the DOM, and break whoever reads it.
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

  // Whoever sets the form to other values (a reset) sees them here.
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

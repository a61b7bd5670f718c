import { Editor } from '@tiptap/core';
import { EXTENSIONS } from '../../../components/admin/rich-text/extensions.ts';
import { htmlOf } from '../../../components/admin/rich-text/html-of.ts';

/** Opens a text in the rich text editor, which runs in jsdom. */
export const openEditor = (html: string) =>
  new Editor({ element: document.body, extensions: EXTENSIONS, content: html });

/** Returns the HTML that is stored after a text has been opened in the editor and saved. */
export function saved(html: string): string {
  const editor = openEditor(html);
  const result = htmlOf(editor);
  editor.destroy();
  return result;
}

import { Editor } from '@tiptap/core';
import { EXTENSIONS } from '../../../components/admin/rich-text/extensions.ts';
import { htmlOf } from '../../../components/admin/rich-text/html-of.ts';

/** Opens HTML in the rich text editor, in jsdom. */
export const openEditor = (html: string) =>
  new Editor({ element: document.body, extensions: EXTENSIONS, content: html });

/** Opens HTML in the editor, saves it at once, and returns the HTML that would be stored. */
export function saved(html: string): string {
  const editor = openEditor(html);
  const result = htmlOf(editor);
  editor.destroy();
  return result;
}

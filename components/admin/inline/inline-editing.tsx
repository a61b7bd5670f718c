'use client';

import { createPortal } from 'react-dom';
import './inline-editing.css';
import { InlineText } from './inline-text';
import { useEditableElements } from './use-editable-elements';

/** What admins get on the public pages: every marked text can be edited where it stands. */
export function InlineEditing() {
  return useEditableElements().map(({ id, mark, element, place }) =>
    createPortal(<InlineText mark={mark} element={element} />, place, String(id)),
  );
}

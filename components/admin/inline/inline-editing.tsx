'use client';

import { createPortal } from 'react-dom';
import './inline-editing.css';
import { InlineText } from './inline-text';
import { useEditableElements } from './use-editable-elements';

/** Lets admins edit every marked text of a public page in place. */
export function InlineEditing() {
  return useEditableElements().map(({ id, mark, element, place }) =>
    createPortal(<InlineText mark={mark} element={element} />, place, String(id)),
  );
}

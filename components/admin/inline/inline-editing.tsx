'use client';

import { createPortal } from 'react-dom';
import './inline-editing.css';
import { InlineText } from './inline-text';
import { useEditableElements } from './use-editable-elements';

/** Makes every marked text of a public page editable in place, for admins. */
export function InlineEditing() {
  return useEditableElements().map(({ id, mark, element, place }) =>
    createPortal(<InlineText mark={mark} element={element} />, place, String(id)),
  );
}

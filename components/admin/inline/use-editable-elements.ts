import { useEffect, useState } from 'react';
import { inlineTarget } from '@/lib/resources/inline';

export interface EditableElement {
  /** A page that one has left stays in the document, hidden; a mark may be there twice. */
  id: number;
  mark: string;
  element: HTMLElement;
  /** Where what edits it stands: beside it, never inside, where React expects its own text alone. */
  place: HTMLElement;
}

/** Not inside a heading either, whose name it would become part of. */
const anchorOf = (element: HTMLElement): Element => element.closest('h1, h2, h3') ?? element;

/** The marked elements of the page, and of every page after it. */
export function useEditableElements(): EditableElement[] {
  const [found, setFound] = useState<EditableElement[]>([]);

  useEffect(() => {
    const known = new Map<HTMLElement, EditableElement>();
    let count = 0;
    const look = () => {
      const before = [...known.values()];
      for (const { element, place, mark } of before) {
        if (element.isConnected && place.isConnected && element.dataset.edit === mark) continue;
        place.remove();
        known.delete(element);
      }
      for (const element of document.querySelectorAll<HTMLElement>('[data-edit]')) {
        const { edit: mark } = element.dataset;
        if (!mark || known.has(element) || !inlineTarget(mark)) continue;
        element.setAttribute('data-editable', '');
        const place = document.createElement('div');
        place.className = 'inline-place';
        anchorOf(element).after(place);
        known.set(element, { id: (count += 1), mark, element, place });
      }
      const after = [...known.values()];
      if (after.length !== before.length || after.some((each, index) => each !== before[index]))
        setFound(after);
    };
    const changes = new MutationObserver(look);
    changes.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['data-edit'],
    });
    look();
    return () => {
      changes.disconnect();
      for (const { element, place } of known.values()) {
        element.removeAttribute('data-editable');
        place.remove();
      }
    };
  }, []);

  return found;
}

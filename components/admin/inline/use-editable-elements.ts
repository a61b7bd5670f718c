import { useEffect, useState } from 'react';
import { inlineTarget } from '@/lib/inline-editing/inline-target';

export interface EditableElement {
  /**
   * A number that identifies the element. The element's mark is not enough: React keeps the previous page hidden in the
   * document, and that page may contain an element with the same mark.
   */
  id: number;
  mark: string;
  element: HTMLElement;
  /**
   * The container of the editing form. It is beside the element and not inside it, because React expects only its own
   * text inside the element.
   */
  place: HTMLElement;
}

/**
 * Returns the element after which the editing form is inserted: the heading around the text, otherwise the text's own
 * element. A form inside a heading would become part of the heading's accessible name.
 */
const anchorOf = (element: HTMLElement): Element => element.closest('h1, h2, h3') ?? element;

/**
 * Returns the elements of this page that are marked as editable (`data-edit`). Finds them again after each navigation.
 */
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

const QUESTION = 'There are unsaved changes. Leave without saving them?';

/** The forms with changes that nobody has saved. */
const unsaved = new Set<symbol>();

/** Makes a form known as unsaved; gives back what makes it forgotten. */
export function markUnsaved(): () => void {
  const form = Symbol('unsaved form');
  unsaved.add(form);
  return () => unsaved.delete(form);
}

/** Whether the page may be left: at once where all is saved, else when the editor says so. */
export const mayLeave = (): boolean => unsaved.size === 0 || confirm(QUESTION);

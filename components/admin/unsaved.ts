const QUESTION = 'You have unsaved changes. Leave without saving?';

/** The forms with unsaved edits. */
const unsaved = new Set<symbol>();

/** Registers a form as unsaved; returns a function that ends the registration. */
export function markUnsaved(): () => void {
  const form = Symbol('unsaved form');
  unsaved.add(form);
  return () => unsaved.delete(form);
}

/** Returns whether the page may be left. If a form has unsaved edits, asks the editor first. */
export const mayLeave = (): boolean => unsaved.size === 0 || confirm(QUESTION);

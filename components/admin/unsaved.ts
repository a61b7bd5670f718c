const QUESTION = 'You have unsaved changes. Leave without saving?';

/** One symbol for each form that has unsaved edits. */
const unsaved = new Set<symbol>();

/** Registers a form with unsaved edits. Returns a function that removes the registration. */
export function markUnsaved(): () => void {
  const form = Symbol('unsaved form');
  unsaved.add(form);
  return () => unsaved.delete(form);
}

/** Returns whether the page may be left. If a form has unsaved edits, asks the editor first. */
export const mayLeave = (): boolean => unsaved.size === 0 || confirm(QUESTION);

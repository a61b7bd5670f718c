/** The inline edits of this page that could not be saved. Only these remain if the browser forbids storage. */
const unsaved = new Map<string, string>();

/**
 * Returns the key under which sessionStorage keeps an inline edit that could not be saved. The text survives a reload
 * or a new sign-in before the next attempt, and is lost when the tab is closed.
 */
const keyOf = (mark: string) => `bds-typed:${mark}`;

export function storeUnsavedText(mark: string, text: string): void {
  unsaved.set(mark, text);
  try {
    sessionStorage.setItem(keyOf(mark), text);
  } catch {
    // The browser forbids storage, or the storage is full. The text does not survive a reload.
  }
}

export function readUnsavedText(mark: string): string | null {
  const text = unsaved.get(mark);
  if (text !== undefined) return text;
  try {
    return sessionStorage.getItem(keyOf(mark));
  } catch {
    return null;
  }
}

export function removeUnsavedText(mark: string): void {
  unsaved.delete(mark);
  try {
    sessionStorage.removeItem(keyOf(mark));
  } catch {
    // Storage is forbidden, so there is nothing to remove.
  }
}

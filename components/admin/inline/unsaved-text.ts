/**
 * Returns the key under which sessionStorage keeps an inline edit that could not be saved. The text survives a reload
 * or a new sign-in before the next attempt, and is lost when the tab is closed.
 */
const keyOf = (mark: string) => `bds-typed:${mark}`;

export function storeUnsavedText(mark: string, text: string): void {
  try {
    sessionStorage.setItem(keyOf(mark), text);
  } catch {
    // The browser forbids storage. Nothing else fails; only the unsaved text is lost.
  }
}

export function readUnsavedText(mark: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(mark));
  } catch {
    return null;
  }
}

export function removeUnsavedText(mark: string): void {
  try {
    sessionStorage.removeItem(keyOf(mark));
  } catch {
    // Storage is forbidden, so there is nothing to remove.
  }
}

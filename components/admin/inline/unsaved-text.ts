/**
 * Stores an inline edit that could not be saved. Before the next attempt, the editor may have to reload the page or
 * sign in again; the stored text survives until the tab is closed.
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

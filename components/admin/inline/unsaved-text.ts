/**
 * Keeps text typed into a field in place that could not be saved. It survives a page load, because signing in again or
 * reloading may be the remedy. It is lost with the tab.
 */
const keyOf = (mark: string) => `bds-typed:${mark}`;

export function storeUnsavedText(mark: string, text: string): void {
  try {
    sessionStorage.setItem(keyOf(mark), text);
  } catch {
    // If the browser forbids storage, only the text is lost.
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

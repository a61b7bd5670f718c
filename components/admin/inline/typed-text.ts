/**
 * What was typed into a field in place and could not be saved. It outlives its page: signing in again, or loading the page
 * anew, may be what the failure asks for. It ends with the tab.
 */
const keyOf = (mark: string) => `bds-typed:${mark}`;

export function keepTyped(mark: string, text: string): void {
  try {
    sessionStorage.setItem(keyOf(mark), text);
  } catch {
    // Where a browser forbids storage, only the text is lost, not the page.
  }
}

export function typedBefore(mark: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(mark));
  } catch {
    return null;
  }
}

export function forgetTyped(mark: string): void {
  try {
    sessionStorage.removeItem(keyOf(mark));
  } catch {
    // Nothing was kept.
  }
}

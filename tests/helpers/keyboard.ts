import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/**
 * Returns whether `target` has the focus, and a message if the page has a fault (otherwise null). It is a fault if no
 * element has the focus, or if the focused element is hidden, is covered or has no focus ring. This function must not
 * use anything outside itself, because its source runs in the browser.
 */
function readFocus(target: Element | null): { isThere: boolean; fault: string | null } {
  const focused = document.activeElement;
  const isThere = focused === target;
  if (!focused || focused === document.body) return { isThere, fault: 'nothing has the focus' };
  const name = `${focused.tagName} ${focused.id} ${focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 40) ?? ''}`;
  // The calendar of a date field belongs to the browser. Scripts cannot see the focus ring that the browser draws in
  // it.
  if (!focused.matches(':focus')) return { isThere, fault: null };
  // A visually hidden input cannot show a focus ring, so its label shows the ring instead.
  const shown = focused.matches('.sr-only') ? focused.closest('label') : focused;
  if (!shown) return { isThere, fault: `${name} has the focus and is hidden` };
  const { outlineStyle, outlineWidth } = getComputedStyle(shown);
  if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2)
    return { isThere, fault: `${name} has no ring` };
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const [x, width] = [Math.max(left, 0), Math.min(right, innerWidth)];
  const [y, height] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  const isSeen = [0.1, 0.5, 0.9].some((part) => {
    const over = document.elementFromPoint((x + width) / 2, y + (height - y) * part);
    return over !== null && (shown.contains(over) || over.contains(shown));
  });
  return { isThere, fault: isSeen ? null : `${name} is covered` };
}

/**
 * Waits until an element has the focus and a visible focus ring. `after` is the name of the last step, for the error
 * message.
 */
export async function expectGoodFocus(page: Page, after: string): Promise<void> {
  const fault = async () => (await page.evaluate(readFocus, null)).fault;
  await expect(async () => expect(await fault(), `after ${after}`).toBeNull()).toPass({ timeout: 60_000 });
}

/** The keys that move the focus. Arrow keys move the focus within a composite control, such as a toolbar. */
type Way = 'Tab' | 'Shift+Tab' | 'ArrowRight';

/**
 * The maximum number of key presses before a test gives up looking for a control. The longest form has fewer tab stops.
 */
const STOPS = 250;

/** Presses a key until `target` has the focus, as a keyboard user would. Expects a visible focus after each press. */
export async function tabTo(page: Page, target: Locator, key: Way = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < STOPS; stop += 1) {
    const { isThere, fault } = await target.evaluate(readFocus);
    if (stop > 0 && fault) await expectGoodFocus(page, `${key} no. ${stop}`);
    if (isThere) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** Presses keys one after another. Expects a visible focus after each key. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await expectGoodFocus(page, key);
  }
}

/**
 * Waits until a control is enabled, moves the focus to it with `key`, and presses Enter, or Space if it is a checkbox.
 */
export async function activate(page: Page, target: Locator, key: Way = 'Tab'): Promise<void> {
  await expect(target).toBeEnabled();
  await tabTo(page, target, key);
  await press(page, (await target.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
}

/** Moves the focus to a field with Tab, and replaces the field's text. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await press(page, 'Control+a');
  await page.keyboard.type(text);
}

/**
 * Presses Space on the focused drag handle to pick up its item of a sortable list, and waits for the announcement
 * `says`. The library starts a timer before the announcement, and listens for arrow keys only when that timer has
 * ended. Therefore this function also waits for a timer of its own, which ends later.
 */
export async function pickUpItem(page: Page, says: string | RegExp): Promise<void> {
  await press(page, 'Space');
  await expect(page.getByText(says)).toBeAttached();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/**
 * Whether `target` has the focus, and what is wrong with the focus: it is nowhere, has no ring around it, or is covered.
 * Stands alone, for it is sent to the browser as it is written here.
 */
function readFocus(target: Element | null): { isThere: boolean; fault: string | null } {
  const focused = document.activeElement;
  const isThere = focused === target;
  if (!focused || focused === document.body) return { isThere, fault: 'nothing has the focus' };
  const name = `${focused.tagName} ${focused.id} ${focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 40) ?? ''}`;
  // The calendar within a date field has the browser's own ring, of which nothing is told.
  if (!focused.matches(':focus')) return { isThere, fault: null };
  // What is hidden shows its focus where it is dressed as something else: at its label.
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

/** Waits until the focus is somewhere and can be seen. */
export async function expectGoodFocus(page: Page, after: string): Promise<void> {
  const fault = async () => (await page.evaluate(readFocus, null)).fault;
  await expect(async () => expect(await fault(), `after ${after}`).toBeNull()).toPass({ timeout: 5000 });
}

/** Arrows go within what is one stop. */
type Way = 'Tab' | 'Shift+Tab' | 'ArrowRight';

/** More than the stops of the longest form. */
const STOPS = 250;

/** Goes on with the Tab key until this has the focus, as one who has no mouse must. Each stop on the way can be seen. */
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

/** Presses keys one after the other; after each the focus is somewhere where it can be seen. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await expectGoodFocus(page, key);
  }
}

/** Goes to a control and presses it, once it can be pressed. */
export async function activate(page: Page, target: Locator, key: Way = 'Tab'): Promise<void> {
  await expect(target).toBeEnabled();
  await tabTo(page, target, key);
  await press(page, (await target.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
}

/** Goes to a field and writes over what is in it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await press(page, 'Control+a');
  await page.keyboard.type(text);
}

/**
 * Takes up the entry of a sortable list whose handle has the focus, and waits for `says`. The library listens to the
 * arrows only in a timer that it sets before it says so; one that is set later ends later.
 */
export async function takeUp(page: Page, says: string | RegExp): Promise<void> {
  await press(page, 'Space');
  await expect(page.getByText(says)).toBeAttached();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

import type { Page } from '@playwright/test';

const TARGETS = 'a[href], button, input:not([type=hidden]), select, textarea, summary';

/**
 * Returns the links and controls that are too small as touch targets: less than `height` px high or 24 px wide.
 * Leaves out links within a sentence, which may be smaller (WCAG 2.2, 2.5.8), and links whose ::after covers a card.
 * For a field inside a label, such as a checkbox, measures the label.
 */
export function smallTargets(page: Page, height: number): Promise<string[]> {
  return page.evaluate(
    ({ selector, height }) => {
      const isInSentence = (element: Element) =>
        getComputedStyle(element).display === 'inline' &&
        [...(element.parentElement?.childNodes ?? [])].some(
          ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
        );
      const isCover = (element: Element) => getComputedStyle(element, '::after').position === 'absolute';
      return [...document.querySelectorAll(selector)].flatMap((element) => {
        const box = (element.matches('label input') && element.closest('label')) || element;
        const { width, height: own } = box.getBoundingClientRect();
        const isShown = width > 1 && element.checkVisibility({ visibilityProperty: true });
        if (!isShown || isInSentence(element) || isCover(element)) return [];
        // Allows half a pixel, because browsers round sizes.
        if (own > height - 0.5 && width > 23.5) return [];
        return [`${Math.round(width)}×${Math.round(own)} ${element.outerHTML.slice(0, 200)}`];
      });
    },
    { selector: TARGETS, height },
  );
}

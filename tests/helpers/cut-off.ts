import type { Page } from '@playwright/test';

/**
 * Returns the beginning of each element in main or footer that extends beyond the window's right edge, and 'page' if
 * the page itself scrolls sideways. Leaves out elements inside a box that scrolls, that cuts its text with an ellipsis,
 * or that only screen readers read.
 */
export const cutOff = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const scrolls = (element: Element | null): boolean => {
      if (!element) return false;
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isForReaders = element.getBoundingClientRect().width <= 1;
      const isCut = overflowX === 'hidden' && (textOverflow === 'ellipsis' || isForReaders);
      return overflowX === 'auto' || isCut || scrolls(element.parentElement);
    };
    const wide = [...document.querySelectorAll('main *, footer *')].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 1 && right > clientWidth + 1 && !scrolls(element);
    });
    return [
      ...wide.map((element) => element.outerHTML.slice(0, 60)),
      ...(scrollWidth > clientWidth ? ['page'] : []),
    ];
  });

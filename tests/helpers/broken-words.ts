import type { Page } from '@playwright/test';

/**
 * Returns the words of 4 to 14 letters that are broken over three or more lines, with the text around them. The column
 * of such a word is much too narrow. Allows two lines, because a hyphenated word takes two.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const linesOf = (node: Node, start: number, end: number) => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? '';
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: word, index } of text.matchAll(/\p{L}{4,14}/gu)) {
        const isPart = /\p{L}/u.test(text.charAt(index + word.length));
        if (!isPart && linesOf(node, index, index + word.length) > 2)
          broken.push(`${word} in ‘${text.slice(0, 60)}’`);
      }
    }
    return broken;
  });
}

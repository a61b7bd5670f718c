import { useEffect } from 'react';
import type { FactInField } from '@/lib/quality/facts/facts-of-page';
import { findFacts } from '@/lib/quality/facts/find-facts';

const NAME = 'unsupported-facts';
const BLOCKS = 'p, h2, h3, h4, th, td, figcaption, summary';

/**
 * Highlights the unsupported facts in the rich-text editors of a form. Uses CSS custom highlights, which do not change
 * the text.
 */
export function useFactHighlights(facts: FactInField[]): void {
  useEffect(() => {
    // Older browsers do not support CSS highlights. The list of facts has the same information, so do nothing.
    if (!('highlights' in CSS)) return;
    const ranges = [...Map.groupBy(facts, ({ field }) => field)].flatMap(([field, ofField]) => {
      const editor = document.querySelector(`#${CSS.escape(field)}[contenteditable]`);
      const unsupported = new Set(
        ofField.filter(({ support }) => support.length === 0).map(({ text }) => text),
      );
      return editor ? rangesIn(editor, unsupported) : [];
    });
    CSS.highlights.set(NAME, new Highlight(...ranges));
    return () => void CSS.highlights.delete(NAME);
  }, [facts]);
}

function rangesIn(editor: Element, unsupported: Set<string>): Range[] {
  return [...editor.querySelectorAll(BLOCKS)]
    .filter((block) => !block.querySelector(BLOCKS))
    .flatMap((block) =>
      findFacts(block.textContent ?? '')
        .filter(({ text }) => unsupported.has(text))
        .flatMap(({ start, end }) => rangeOf(block, start, end) ?? []),
    );
}

/**
 * Returns the DOM range from the character `start` to the character `end` of an element's text; null if the text is too
 * short.
 */
function rangeOf(block: Element, start: number, end: number): Range | null {
  const range = document.createRange();
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let before = 0;
  let hasStart = false;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node.textContent ?? '';
    if (!hasStart && start < before + length) {
      range.setStart(node, start - before);
      hasStart = true;
    }
    if (hasStart && end <= before + length) {
      range.setEnd(node, end - before);
      return range;
    }
    before += length;
  }
  return null;
}

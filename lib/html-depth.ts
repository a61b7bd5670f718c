import 'server-only';
import { defaultTreeAdapter, Parser, Tokenizer } from 'parse5';

/** No text of an editor comes near: a list in a list in a table is ten deep. */
const DEEPEST = 200;
/** A table of a thousand rows has less. */
const MOST_ELEMENTS = 20_000;
const MOST_ATTRIBUTES = 200;

class TooMuch extends Error {}

/** Refuses an element with so many attributes that comparing each with all would take seconds. */
class CountingTokenizer extends Tokenizer {
  protected override _leaveAttrName(): void {
    if (
      this.currentToken &&
      'attrs' in this.currentToken &&
      this.currentToken.attrs.length >= MOST_ATTRIBUTES
    )
      throw new TooMuch();
    super._leaveAttrName();
  }
}

/** A document that is counted while it is made: elements, and how deep they are. */
function countingDocument() {
  let depth = 0;
  let elements = 0;
  const createElement: typeof defaultTreeAdapter.createElement = (...element) => {
    elements += 1;
    if (elements > MOST_ELEMENTS) throw new TooMuch();
    return defaultTreeAdapter.createElement(...element);
  };
  const onItemPush = () => {
    depth += 1;
    // <html> and <body> are around every text.
    if (depth > DEEPEST + 2) throw new TooMuch();
  };
  const onItemPop = () => {
    depth -= 1;
  };
  return { ...defaultTreeAdapter, createElement, onItemPush, onItemPop };
}

/**
 * Whether a text holds elements more than 200 deep, or more elements or attributes than any text has. The sanitiser and
 * its document take time by the square of these (20 seconds for 12,000 times `<b>`), so this is asked before. The parser
 * that they would use counts, since it alone knows what an unclosed element becomes; it stops at the limit, and takes
 * time by the length of the text.
 */
export function isTooNested(html: string): boolean {
  const parser = new Parser({ treeAdapter: countingDocument() });
  parser.tokenizer = new CountingTokenizer(parser.options, parser);
  try {
    parser.tokenizer.write(html, true);
    return false;
  } catch (error) {
    if (error instanceof TooMuch) return true;
    throw error;
  }
}

/** The words of a text without its elements, for one that may not be parsed. */
export function wordsOf(html: string): string {
  const words = html.replace(/<[^<>]*>/g, ' ').replace(/\s+/g, ' ');
  return words.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`).trim();
}

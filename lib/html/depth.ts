import 'server-only';
import { defaultTreeAdapter, Parser, Tokenizer } from 'parse5';

/**
 * The deepest nesting of elements allowed in a text. Real texts stay far below: a list in a list in a table is ten
 * levels deep.
 */
const DEEPEST = 200;
/** The most elements allowed in one text. Even a table of a thousand rows has fewer. */
const MOST_ELEMENTS = 20_000;
const MOST_ATTRIBUTES = 200;

class TooMuch extends Error {}

/**
 * A tokenizer that rejects an element with too many attributes. The parser compares each attribute of an element with
 * all its other attributes, which would take seconds for such an element.
 */
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

/**
 * Returns a document builder for the parser. It counts the elements and their depth, and throws if there are too many.
 */
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
    // Allow two more levels, because the parser puts every text into <html> and <body>.
    if (depth > DEEPEST + 2) throw new TooMuch();
  };
  const onItemPop = () => {
    depth -= 1;
  };
  return { ...defaultTreeAdapter, createElement, onItemPush, onItemPop };
}

/**
 * Returns whether a text nests elements more than 200 deep, or has more elements or attributes than any real text. Call
 * this function before the sanitiser, which needs quadratic time for such texts (20 seconds for 12,000 times `<b>`).
 * This function stops at the limit and needs linear time. It uses the sanitiser's own parser, because the nesting of
 * unclosed elements depends on the parser.
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

/**
 * Removes all tags from HTML that is too complex for the sanitiser. Returns the text as safe HTML: '&', '<' and '>' are
 * character references in it.
 */
export function wordsOf(html: string): string {
  const words = html.replace(/<[^<>]*>/g, ' ').replace(/\s+/g, ' ');
  return words.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`).trim();
}

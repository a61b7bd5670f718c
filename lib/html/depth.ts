import 'server-only';
import { defaultTreeAdapter, Parser, Tokenizer } from 'parse5';

/** Far beyond real texts: a list in a list in a table is ten levels deep. */
const DEEPEST = 200;
/** More elements than a table of a thousand rows has. */
const MOST_ELEMENTS = 20_000;
const MOST_ATTRIBUTES = 200;

class TooMuch extends Error {}

/** Rejects an element with so many attributes that comparing them all would take seconds. */
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

/** A document that counts its elements and their depth while it is parsed. */
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
    // <html> and <body> surround every text.
    if (depth > DEEPEST + 2) throw new TooMuch();
  };
  const onItemPop = () => {
    depth -= 1;
  };
  return { ...defaultTreeAdapter, createElement, onItemPush, onItemPop };
}

/**
 * Returns whether a text nests elements more than 200 deep, or has more elements or attributes than any real text. The
 * sanitiser needs quadratic time for these (20 seconds for 12,000 times `<b>`), so check this first. The check uses the
 * same parser, which alone knows how unclosed elements nest; it stops at the limit and needs linear time.
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

/** Returns the plain text of HTML that must not be parsed. */
export function wordsOf(html: string): string {
  const words = html.replace(/<[^<>]*>/g, ' ').replace(/\s+/g, ' ');
  return words.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`).trim();
}

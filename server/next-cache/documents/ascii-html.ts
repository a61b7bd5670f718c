const BEYOND_ASCII = /[^\u0000-\u007f]/;
/** A script with its content, a style sheet, or a run of text beyond ASCII. */
const PARTS = /(<script\b[^>]*>)([^]*?)(?=<\/script)|<style\b[^]*?<\/style|[^\u0000-\u007f]+/gi;
const UNIT = /[^\u0000-\u007f]/g;

const asReferences = (text: string) =>
  Array.from(text, (character) => `&#${character.codePointAt(0)};`).join('');
const asEscapes = (script: string) =>
  script.replace(UNIT, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * The same document with every character beyond ASCII written as a reference (in scripts: as an escape of JavaScript
 * and JSON strings). V8 keeps a text in one byte per character until one does not fit, and encodes the wider kind at
 * four times the cost, on every request. A style sheet is left as it is.
 */
export function asciiHtml(html: string): string {
  if (!BEYOND_ASCII.test(html)) return html;
  const ascii = html.replace(PARTS, (part, open: string | undefined, script: string | undefined) => {
    if (open !== undefined && script !== undefined) return open + asEscapes(script);
    return part.startsWith('<') ? part : asReferences(part);
  });
  // What is cut out of a wide text stays wide inside V8; this makes it anew.
  return BEYOND_ASCII.test(ascii) ? ascii : Buffer.from(ascii, 'latin1').toString('latin1');
}

const BEYOND_ASCII = /[^\u0000-\u007f]/;
/** Matches a script with its content, a style sheet, or a run of non-ASCII text. */
const PARTS = /(<script\b[^>]*>)([^]*?)(?=<\/script)|<style\b[^]*?<\/style|[^\u0000-\u007f]+/gi;
const UNIT = /[^\u0000-\u007f]/g;

const asReferences = (text: string) =>
  Array.from(text, (character) => `&#${character.codePointAt(0)};`).join('');
const asEscapes = (script: string) =>
  script.replace(UNIT, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * Replaces every non-ASCII character by a character reference, or in scripts by a `\u` escape, which both JavaScript
 * and JSON allow. V8 stores a string with one byte per character only if every character fits into a byte. Encoding a
 * two-byte string costs four times as much, on every request. Style sheets are left unchanged.
 */
export function asciiHtml(html: string): string {
  if (!BEYOND_ASCII.test(html)) return html;
  const ascii = html.replace(PARTS, (part, open: string | undefined, script: string | undefined) => {
    if (open !== undefined && script !== undefined) return open + asEscapes(script);
    return part.startsWith('<') ? part : asReferences(part);
  });
  // In V8, a string that was built from parts of a two-byte string still has two bytes per character. Copying it
  // through a buffer creates a one-byte string.
  return BEYOND_ASCII.test(ascii) ? ascii : Buffer.from(ascii, 'latin1').toString('latin1');
}

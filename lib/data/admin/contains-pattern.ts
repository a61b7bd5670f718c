import 'server-only';

/**
 * Returns a pattern that matches this text anywhere, for PostgREST's operator `imatch` in an `or` filter. It escapes
 * the characters of regular expressions, then quotes the pattern.
 */
export function containsPattern(text: string): string {
  const literally = text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return `"${literally.replace(/["\\]/g, '\\$&')}"`;
}

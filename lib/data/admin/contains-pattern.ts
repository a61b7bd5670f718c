import 'server-only';

/**
 * Returns a value for `imatch` in an `or` filter that matches this text anywhere: escapes the regular expression, then
 * quotes it for PostgREST.
 */
export function containsPattern(text: string): string {
  const literally = text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return `"${literally.replace(/["\\]/g, '\\$&')}"`;
}

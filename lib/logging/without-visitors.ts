import { isIP } from 'node:net';

const EMAIL = /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g;
/** The query of a URL: everything after a question mark that follows a character of a path. */
const QUERY = /(?<=[\w/.~%-])\?[^\s"'`\\<>()[\]{}]+/g;
/** A text that may be an IP address. `isIP` decides. */
const CANDIDATE = /(?<![\w.:])(?:[0-9a-f]{0,4}:){2,7}[0-9a-f.]*|(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.])/gi;

/**
 * Returns a line of a log without what could identify a visitor: email addresses, IP addresses and the queries of URLs.
 * Errors quote such values, for example in the message of a failed insert, so every line passes through here.
 */
export const withoutVisitors = (line: string): string =>
  line
    .replace(QUERY, '?[query]')
    .replace(EMAIL, '[email]')
    .replace(CANDIDATE, (text) => (isIP(text) ? '[ip]' : text));

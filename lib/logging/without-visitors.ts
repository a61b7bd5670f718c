import { isIP } from 'node:net';

const EMAIL = /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g;
/** Matches the query of a URL: a question mark after a path, and everything up to the next space, quote or bracket. */
const QUERY = /(?<=[\w/.~%-])\?[^\s"'`\\<>()[\]{}]+/g;
/** Matches text that may be an IP address. `isIP` decides whether it is one. */
const CANDIDATE = /(?<![\w.:])(?:[0-9a-f]{0,4}:){2,7}[0-9a-f.]*|(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.])/gi;

/**
 * Removes from a log line everything that could identify a visitor: email addresses, IP addresses and the queries of
 * URLs. Error messages quote such values, for example after a failed insert, so this function cleans every line of the
 * log.
 */
export const withoutVisitors = (line: string): string =>
  line
    .replace(QUERY, '?[query]')
    .replace(EMAIL, '[email]')
    .replace(CANDIDATE, (text) => (isIP(text) ? '[ip]' : text));

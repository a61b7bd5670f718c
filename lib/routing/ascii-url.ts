/** Everything but the printable characters of ASCII. */
const OTHERS = /[^\u0021-\u007e]+/g;

/**
 * The same address with every other character percent-encoded, as a browser would send it. React and Next write pictures
 * and redirects into headers, which hold no more than Latin-1: a page with `/фото.png` was an error 500.
 */
export const asciiUrl = (address: string): string =>
  address.replace(OTHERS, (run) => encodeURIComponent(run.toWellFormed()));

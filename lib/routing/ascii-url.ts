/** Matches every sequence of characters other than printable ASCII. */
const OTHERS = /[^\u0021-\u007e]+/g;

/**
 * Percent-encodes all characters of a URL that are not printable ASCII, as a browser does. React and Next write the
 * URLs of pictures and redirects into headers, which allow only Latin-1: a page with the picture `/фото.png` would fail
 * with 500.
 */
export const asciiUrl = (url: string): string =>
  url.replace(OTHERS, (run) => encodeURIComponent(run.toWellFormed()));

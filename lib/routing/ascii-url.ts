/** Matches everything except printable ASCII characters. */
const OTHERS = /[^\u0021-\u007e]+/g;

/**
 * Percent-encodes every other character of a URL, like a browser. React and Next write the URLs of pictures and redirects
 * into headers, which allow Latin-1 only: a page with the picture `/фото.png` would fail with 500.
 */
export const asciiUrl = (url: string): string =>
  url.replace(OTHERS, (run) => encodeURIComponent(run.toWellFormed()));

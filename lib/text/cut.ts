/**
 * Returns the first `length` UTF-16 code units of a text, without the half of an emoji at the end, which the database
 * rejects.
 */
export const cut = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

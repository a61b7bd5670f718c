/** Returns the first sentence of a text, with its full stop. */
export const firstSentence = (text: string): string =>
  /^.*?[.!?](?=\s|$)/su.exec(text.trim())?.[0] ?? text.trim();

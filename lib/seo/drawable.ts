/** The characters in the Latin subset of Lora, as its unicode-range declares them (@fontsource/lora, latin.css). */
const OUTSIDE_THE_FONT =
  /[^\u0000-\u00FF\u0131\u0152\u0153\u02BB\u02BC\u02C6\u02DA\u02DC\u2000-\u206F\u20AC\u2122\u2191\u2193\u2212\u2215]/gu;

/** The text without what the social card's font cannot draw (emoji, other scripts); boxes would stand there else. */
export function drawable(text: string): string {
  return text.normalize('NFC').replace(OUTSIDE_THE_FONT, '').replace(/\s+/g, ' ').trim();
}

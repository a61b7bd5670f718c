/**
 * Matches characters that the social card's font, the Latin subset of Fraunces, does not contain (its unicode-range:
 * @fontsource/fraunces, latin.css).
 */
const OUTSIDE_THE_FONT =
  /[^\u0000-\u00FF\u0131\u0152\u0153\u02BB\u02BC\u02C6\u02DA\u02DC\u2000-\u206F\u20AC\u2122\u2191\u2193\u2212\u2215]/gu;

/**
 * Removes the characters that the social card's font cannot draw, such as emoji and other scripts. The card would show
 * them as boxes.
 */
export function drawable(text: string): string {
  return text.normalize('NFC').replace(OUTSIDE_THE_FONT, '').replace(/\s+/g, ' ').trim();
}

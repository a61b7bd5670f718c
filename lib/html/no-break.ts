/** Units that stay on one line with the number before them, and months that stay on one line with the day. */
const UNITS = [
  ...['GB', 'TB', 'MB', 'mm', 'cm', 'm', 'km', 'ml', 'l', 'g', 'kg', 'W', 'kW', 'kWh', 'Wh', 'mAh', 'V'],
  ...['Hz', 'kHz', 'MHz', 'GHz', 'dB', '°C', 'bar', 'nits', 'px', 'inch', 'inches', 'metres', 'litres'],
  ...['hour', 'hours', 'day', 'days', 'am', 'pm'],
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December', 'Jan', 'Feb', 'Mar', 'Apr', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
];
// After a multiplication, the unit may begin a new line: '2 × 4.75 litres' on one line would be too wide for a column
// on a phone.
const NUMBER_AND_UNIT = new RegExp(
  `(?<=\\d)(?<!× [\\d.]+) (?=(?:${UNITS.join('|')})(?![\\p{L}\\p{N}]))`,
  'gu',
);
const BETWEEN_FACTORS = /(?<=\d) × (?=\d)/g;

const NO_BREAK_SPACE = '\u00A0';
/** The value of NodeFilter.SHOW_TEXT. Node.js has no global `NodeFilter`. */
const SHOW_TEXT = 4;

/** Puts no-break spaces between numbers and their units: '8 GB', '24 December' and '1920 × 1080' stay on one line. */
export const keepUnits = (text: string): string =>
  text
    .replace(NUMBER_AND_UNIT, NO_BREAK_SPACE)
    .replace(BETWEEN_FACTORS, `${NO_BREAK_SPACE}×${NO_BREAK_SPACE}`);

/** Applies `keepUnits` to the text nodes in an element, except in code. Attributes stay unchanged. */
export function keepUnitsIn(root: HTMLElement): void {
  const texts = root.ownerDocument.createTreeWalker(root, SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const kept = keepUnits(node.nodeValue ?? '');
    if (kept !== node.nodeValue && !node.parentElement?.closest('code')) node.nodeValue = kept;
  }
}

/**
 * Matches text that a spreadsheet would run as a formula: a leading =, +, - or @ (also full-width, small or
 * superscript), after any blanks and invisible characters. The CSV library's own pattern misses these variants and
 * cells with line breaks. Also matches such text after quotes, so that withoutQuote returns every text as it was.
 */
export const FORMULA =
  /^'*(?:[\t\r\n]|[\p{Z}\p{C}\p{M}\u115f\u1160\u2800\u3164\uffa0]*[=+\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−])/u;

/** Removes the quote with which an export keeps a spreadsheet from running the cell as a formula. */
export const withoutQuote = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

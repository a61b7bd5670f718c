/**
 * Matches text that a spreadsheet would run as a formula: a leading =, +, - or @ after any blanks and invisible
 * characters. The sign may also be full-width, small, superscript or subscript. A leading tab or line break matches
 * too. The CSV library's own pattern misses these variants and cells with line breaks. This pattern also matches such
 * text after quotes, so that `withoutQuote` restores every text exactly.
 */
export const FORMULA =
  /^'*(?:[\t\r\n]|[\p{Z}\p{C}\p{M}\u115f\u1160\u2800\u3164\uffa0]*[=+\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−])/u;

/** Removes the leading quote with which an export stops a spreadsheet from running the cell as a formula. */
export const withoutQuote = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

import Papa from 'papaparse';
import { withoutQuote } from '@/lib/lists/formula';

/** The maximum length of a row in characters. If a row is longer, the file lacks a closing quote. */
const ROW_CHARACTERS = 4_000_000;

function parserFor(start: string): Papa.Parser {
  const { delimiter, linebreak } = Papa.parse(start, { preview: 20, skipEmptyLines: 'greedy' }).meta;
  return new Papa.Parser({ delimiter, newline: linebreak as '\n' });
}

/** Parses CSV, or cells from a spreadsheet, slice by slice. Yields the cells of each row that is not empty. */
async function* cellsIn(texts: AsyncIterable<string>): AsyncGenerator<string[]> {
  let parser: Papa.Parser | undefined;
  let rest = '';
  let count = 0;
  const parsed = (isLast: boolean): string[][] => {
    // Papa Parse guesses the delimiter and the line breaks from the first rows.
    parser ??= parserFor(rest);
    const { data, errors, meta } = parser.parse(rest, 0, !isLast) as Papa.ParseResult<string[]>;
    const broken = errors.find(({ type, row = 0 }) => type === 'Quotes' && (isLast || row < data.length));
    if (broken)
      throw new Error(`Row ${count + (broken.row ?? 0)} has an opening quotation mark without a closing one`);
    rest = isLast ? '' : rest.slice(meta.cursor);
    if (rest.length > ROW_CHARACTERS)
      throw new Error(`Row ${count + data.length} has an opening quotation mark without a closing one`);
    count += data.length;
    return data.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  };
  for await (const text of texts) {
    rest += text;
    if (rest !== '') yield* parsed(false);
  }
  if (rest !== '') yield* parsed(true);
}

function columnsIn(names: string[]): string[] {
  const columns = names.map((name) => withoutQuote(name).trim());
  const named = columns.filter(Boolean);
  if (new Set(named).size < named.length) throw new Error('Two columns have the same name');
  return columns;
}

/**
 * Reads the rows of a CSV file, or of cells pasted from a spreadsheet, as objects. The keys are the column names in the
 * first row. Throws an error whose message is a sentence for the editor.
 */
export async function* csvRows(texts: AsyncIterable<string>): AsyncGenerator<Record<string, string>> {
  let columns: string[] | undefined;
  let line = 0;
  for await (const cells of cellsIn(texts)) {
    if (!columns) {
      columns = columnsIn(cells);
      continue;
    }
    line += 1;
    if (cells.slice(columns.length).some((cell) => cell.trim() !== ''))
      throw new Error(`Row ${line} has ${cells.length} cells, but there are ${columns.length} column names`);
    yield Object.fromEntries(
      columns.flatMap((name, index) => (name ? [[name, withoutQuote(cells[index] ?? '')]] : [])),
    );
  }
}

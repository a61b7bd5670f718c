import { csvText } from '@/lib/lists/csv';
import { csvRows } from '../../../lib/imports/csv-rows.ts';
import { parseFile } from '../../../lib/imports/parse-file.ts';

type Rows = Record<string, unknown>[];

async function contentsOf(file: string | Uint8Array<ArrayBuffer>) {
  const contents = await parseFile(new Blob([file]));
  if (!('rows' in contents)) throw new Error('This is a whole site');
  const rows: Rows = [];
  for await (const row of contents.rows()) rows.push(row);
  return { ...contents, rows };
}
const rowsOf = async (file: string | Uint8Array<ArrayBuffer>) => (await contentsOf(file)).rows;
const bytes = (...codes: number[]) => Uint8Array.from(codes);
/** Encodes a text with one byte per character, and returns the bytes. */
const latin = (text: string) => bytes(...Array.from(text, (letter) => letter.charCodeAt(0)));

test('CSV, pasted cells and JSON give the same rows', async () => {
  const rows = [{ slug: 'a', name: 'An A, "quoted"\nin two lines' }];
  const quoted = '"An A, ""quoted""\nin two lines"';
  expect(await rowsOf(`\uFEFFslug,name\r\na,${quoted}\r\n\r\n`)).toEqual(rows);
  expect(await rowsOf(`slug;name\na;${quoted}\n`)).toEqual(rows);
  expect(await rowsOf(`slug\tname\na\t${quoted}`)).toEqual(rows);
  const json = await contentsOf(JSON.stringify([{}, ...rows]));
  expect(json).toMatchObject({ rows: [{}, ...rows], columns: ['slug', 'name'], total: 2 });
});

test('a file from Excel is read in UTF-8, Windows-1252 or UTF-16', async () => {
  const rows = [{ slug: 'a', name: 'Café £5 – now' }];
  const text = 'slug,name\r\na,Café £5 – now\r\n';
  expect(await rowsOf(text)).toEqual(rows);
  // In Windows-1252, the byte 0x96 is an en dash.
  expect(await rowsOf(latin(text.replace('–', '\u0096')))).toEqual(rows);
  expect(await rowsOf(new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le')))).toEqual(rows);
});

test('a file is read the same wherever it is cut into slices', async () => {
  const text = 'slug,name\r\n\r\na,"An ""A"",\r\nin two lines"\r\n\'=b,"B"\r\nc,C';
  const read = async (size: number) => {
    const rows: Rows = [];
    const slices = (async function* () {
      // The parser guesses the delimiter from the first slice, so this slice contains the whole header row.
      yield text.slice(0, 11);
      for (let start = 11; start < text.length; start += size) yield text.slice(start, start + size);
    })();
    for await (const row of csvRows(slices)) rows.push(row);
    return rows;
  };
  const whole = await read(text.length);
  expect(whole).toEqual([
    { slug: 'a', name: 'An "A",\r\nin two lines' },
    { slug: '=b', name: 'B' },
    { slug: 'c', name: 'C' },
  ]);
  for (let size = 1; size < 12; size += 1) expect(await read(size)).toEqual(whole);
});

test('cells that an export has neutralised come back as they were', async () => {
  const names = ['=SUM(A1)', "'=SUM(A1)", "''+1", "'tis the season", '-5', '\t=1', '＝1', "it's"];
  const csv = csvText({ columns: ['name'], rows: names.map((name) => ({ name })) });
  expect((await rowsOf(csv)).map(({ name }) => name)).toEqual(names);
  // In JSON, an export puts no apostrophe before a formula, so the apostrophe is part of the name.
  expect(await rowsOf(JSON.stringify([{ name: "'=1" }]))).toEqual([{ name: "'=1" }]);
});

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

test.each([
  ['[{"a": ', 'isn’t valid JSON'],
  ['{"a": 1}', 'must be a list'],
  ['[1]', 'must be a list'],
  [nested(100_000), 'must be a list'],
  [`[{"a": ${nested(100_000)}}]`, 'nested too deeply'],
  ['{"format": "another"}', 'this version can read'],
  [`{"format": "boxing-day-site-1", "logos": [], "rows": {"x": []}}`, 'unknown entity: x'],
  ['slug,name', 'no rows'],
  ['slug,slug\na,b', 'same name'],
  ['slug,name\na,b\nc,d,e', 'Row 2 has 3 cells, but there are 2 column names'],
  ['slug,name\na,"b\nc,d', 'an opening quotation mark without a closing one'],
  [`slug,name\na,"b${'\nc,d'.repeat(2_000_000)}`, 'an opening quotation mark without a closing one'],
])('a file that cannot be read is refused with the reason: %.40s', async (text, reason) => {
  await expect(rowsOf(text)).rejects.toThrow(reason);
});

test('keys that JavaScript knows are only names of columns', async () => {
  const text = '{"__proto__": {"isAdmin": true}, "constructor": "c", "slug": "a"}';
  const [row] = await rowsOf(`[${text}]`);
  expect(Object.getPrototypeOf(row)).toBe(Object.prototype);
  expect({ ...row }).not.toHaveProperty('isAdmin');
  expect(await rowsOf('toString,slug\nt,a')).toEqual([{ toString: 't', slug: 'a' }]);
});

import { csvText, csvTexts, jsonTexts } from '@/lib/lists/csv';
import { textStream } from '@/lib/lists/text-stream';

async function* batches(...names: unknown[]) {
  yield { columns: ['name'], rows: names.map((name) => ({ name })) };
}
const csvOf = (...names: unknown[]) => new Response(textStream(csvTexts(batches(...names)))).text();

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '=HYPERLINK("http://evil/","x")\nb'])(
  'a spreadsheet shows %j as text and does not run it',
  async (text) => {
    expect(await csvOf(text)).toContain(`"'${text.replaceAll('"', '""')}"\r\n`);
  },
);

const BLANKS = ['', ' ', '\u00a0', '\u3000', '\u200b', '\ufeff', '\u2060', '\u0000', ' \u202e ', '\u2800'];
const SIGNS = [...'=+-@＝＋－＠﹦﹢﹣﹫⁺'];

test('blanks and full-width signs do not hide a formula from the export', async () => {
  const cells = BLANKS.flatMap((blank) => SIGNS.map((sign) => `${blank}${sign}SUM(A1)`));
  const lines = (await csvOf(...cells)).split('\r\n').slice(1, -1);
  expect(lines).toHaveLength(cells.length);
  for (const [index, line] of lines.entries())
    expect([cells[index], line]).toEqual([cells[index], `"'${cells[index]}"`]);
});

test('text that is not a formula is exported unchanged', async () => {
  expect(await csvOf('a=b', 'a\n=b', -1, ' b')).toBe('name\r\na=b\r\n"a\n=b"\r\n-1\r\n" b"\r\n');
});

test('a whole table is written like a stream of it', () => {
  const table = { columns: ['name'], rows: [{ name: 'a' }, { name: '=1' }] };
  expect(csvText(table)).toBe('\uFEFFname\r\na\r\n"\'=1"\r\n');
});

test('JSON has the values as they are, one row on each line', async () => {
  const text = await new Response(textStream(jsonTexts(batches('=1', null, ['a'])))).text();
  expect(text).toBe('[\n{"name":"=1"},\n{"name":null},\n{"name":["a"]}\n]\n');
  expect(JSON.parse(await new Response(textStream(jsonTexts(batches()))).text())).toEqual([]);
});

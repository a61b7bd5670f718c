import { csvStream } from '@/lib/admin/csv';
import type { Row } from '@/lib/resources/resource';

async function* batches(...names: Row[string][]) {
  yield { columns: ['name'], rows: names.map((name) => ({ name })) };
}
const csvOf = (...names: Row[string][]) => new Response(csvStream(batches(...names))).text();

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '=HYPERLINK("http://evil/","x")\nb'])(
  'a spreadsheet does not run %j',
  async (text) => {
    expect(await csvOf(text)).toContain(`"'${text.replaceAll('"', '""')}"\r\n`);
  },
);

test('what is no formula stays as it was written', async () => {
  expect(await csvOf('a=b', 'a\n=b', -1)).toBe('name\r\na=b\r\n"a\n=b"\r\n-1\r\n');
});

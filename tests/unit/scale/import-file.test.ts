import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import Papa from 'papaparse';
import { evidenceOf, factsOfPage } from '@/lib/quality/facts/facts-of-page';
import { readParts } from '@/lib/quality/page';
import { resourceOf } from '@/lib/resources';
import { writeProducts } from '../../../scripts/scale/import-file.ts';

test('the invented products of the import bench have no facts for which an import would refuse them', async () => {
  const products = resourceOf('products');
  if (!products) throw new Error('There are no products');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'import-file-'));
  await writeProducts(path.join(folder, 'products.csv'), 500);
  const text = await readFile(path.join(folder, 'products.csv'), 'utf8');
  await rm(folder, { recursive: true });
  const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  const rows = data.map((cells) => ({
    ...cells,
    buying_tips: JSON.parse(cells.buying_tips ?? '[]') as string[],
  }));
  expect(rows).toHaveLength(500);
  const unsupported = rows.flatMap((row) =>
    factsOfPage(readParts(products, row, []), evidenceOf(products, row)).filter(
      ({ support }) => support.length === 0,
    ),
  );
  expect(unsupported.map(({ text: words }) => words)).toEqual([]);
});

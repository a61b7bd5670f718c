import { canStartOn } from '../../../lib/catalogue/sale-windows.ts';
import { content } from '../../../lib/fallback/content/index.ts';
import { saleWindows } from '../../../lib/fallback/sale-windows.ts';
import { RETAILERS } from '../../helpers/catalogue.ts';

const guide = content.find(({ slug }) => slug === 'when-do-boxing-day-sales-start');

test('each past start is reported in the guide, with its source and the date of the source', () => {
  expect(saleWindows.length).toBeGreaterThan(0);
  for (const row of saleWindows) {
    expect(RETAILERS).toContain(row.retailer_slug);
    expect(canStartOn(row.starts_on, row.year)).toBe(true);
    const day = Number(row.starts_on.slice(-2));
    const cells = `<a href="/retailers/${row.retailer_slug}">`;
    const line = guide?.body
      .split('<tr>')
      .find((tr) => tr.includes(cells) && tr.includes(`<td>${row.year}</td>`));
    expect([row, line]).toEqual([row, expect.stringContaining(`<td>${day} December`)]);
    expect(line).toContain(`href="${row.source_url}"`);
    expect(guide?.sources).toContainEqual(
      expect.objectContaining({ url: row.source_url, day: row.source_date }),
    );
    expect(row.source_date < (row.checked_on ?? '')).toBe(true);
  }
});

test('no retailer has two starts of one year through one channel', () => {
  const keys = saleWindows.map((row) => `${row.retailer_slug} ${row.year} ${row.channel}`);
  expect(new Set(keys).size).toBe(keys.length);
});

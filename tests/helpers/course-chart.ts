import { expect, type Page } from '@playwright/test';

/**
 * The figures of a day or an hour on the analytics screen, which shows them in a chart and in a table under the chart.
 */
interface ShownPoint {
  name: string;
  views: number;
  visitors: number;
  clicks: number;
}

const figure = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''));

/** Opens the table under the chart, and returns its rows. */
export async function tableOfChart(page: Page): Promise<ShownPoint[]> {
  const table = page.getByRole('region', { name: 'Table of the chart', exact: true });
  if (!(await table.isVisible())) await page.getByText('The same figures as a table').click();
  const rows = await table
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
  return rows.map(([name = '', views, visitors, clicks]) => ({
    ...{ name, views: figure(views), visitors: figure(visitors), clicks: figure(clicks) },
  }));
}

/**
 * Moves the mouse over the points of the chart, and returns the figures that the chart shows there. Checks that the
 * chart draws a bar for each point with clicks.
 */
export async function drawnInChart(page: Page, points: ShownPoint[]): Promise<ShownPoint[]> {
  const chart = page.locator('.analytics-chart');
  await chart.scrollIntoViewIfNeeded();
  const plot = await chart.locator('.recharts-cartesian-grid').boundingBox();
  if (!plot) throw new Error('The chart has no plot');
  const bars = chart.locator('.recharts-bar-rectangle path');
  await expect(bars).toHaveCount(points.filter(({ clicks }) => clicks > 0).length);
  const shown: ShownPoint[] = [];
  for (const [index, { name }] of points.entries()) {
    await page.mouse.move(plot.x + ((index + 0.5) * plot.width) / points.length, plot.y + plot.height / 2);
    await expect(chart.locator('.recharts-tooltip-label')).toHaveText(name);
    const texts = await chart.locator('.recharts-tooltip-item').allTextContents();
    const valueOf = (label: string) => figure(texts.find((text) => text.startsWith(label))?.split(' : ')[1]);
    shown.push({ name, views: valueOf('Views'), visitors: valueOf('Visitors'), clicks: valueOf('Clicks') });
  }
  return shown;
}

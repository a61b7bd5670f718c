import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { seasonAt } from '../../../lib/dates/season.ts';
import { DATED_PAGES, daysNamedAsAhead } from '../../helpers/days-ahead.ts';
import { type SiteCopy, startCopy } from '../../helpers/site-copy.ts';
import { adminClient, revalidate } from '../../helpers/site.ts';

/**
 * The year of the season after the current one. These tests move the clock of a copied site through that later season,
 * so that the clock only moves forward.
 */
const year = seasonAt(Date.now()).year + 1;

let copy: SiteCopy;
let folder: string;

test.describe.configure({ mode: 'serial', timeout: 900_000 });
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'clock-'));
  await writeFile(path.join(folder, 'clock'), '0');
  const preload = pathToFileURL(path.resolve('tests/helpers/moved-clock.ts')).href;
  copy = await startCopy({ MOVED_CLOCK: path.join(folder, 'clock'), NODE_OPTIONS: `--import ${preload}` });
});
test.afterAll(async () => {
  await copy.stop();
  await rm(folder, { recursive: true });
});

/** Moves the site's clock to a time in London, and refreshes the pages with sale dates, as a job does at midnight. */
async function moveTo(time: string) {
  await writeFile(path.join(folder, 'clock'), String(Date.parse(`${time}:00Z`) - Date.now()));
  await new Promise((resolve) => setTimeout(resolve, 100));
  await refresh();
}

const refresh = () =>
  revalidate({ table: 'sale_windows', record: { slug: '', retailer_slug: '' } }, copy.siteUrl);

const source = {
  ...{ source_name: 'A newspaper of the tests', source_url: 'https://news.example/sale' },
  ...{ source_date: '2026-01-01', is_published: true },
};
const WINDOWS = [
  {
    ...{ retailer_slug: 'next', year, channel: 'online', starts_on: `${year}-12-23`, starts_time: '20:00' },
    ...{ ends_on: `${year + 1}-01-05`, ...source },
  },
  {
    ...{ retailer_slug: 'argos', year, channel: 'online', starts_on: `${year + 1}-01-06` },
    ...{ ends_on: `${year + 1}-02-03`, ...source },
  },
];

/**
 * Runs some steps while the site has the two sales in WINDOWS. Each of them has a source. The first sale runs into
 * January, and the second starts in January.
 */
async function withStatedSales(steps: () => Promise<void>) {
  const db = await adminClient(copy.databaseUrl);
  expect((await db.from('sale_windows').insert(WINDOWS)).error).toBeNull();
  try {
    await refresh();
    await steps();
  } finally {
    expect((await db.from('sale_windows').delete().eq('year', year)).error).toBeNull();
    await refresh();
  }
}

const textOf = async (address: string) => (await fetch(copy.siteUrl + address)).text();
const documentOf = async (address: string) => load(await textOf(address));
const wordsOf = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const sentence = async () => wordsOf((await documentOf('/'))('.hero-answer').text());

/** Returns the days that a page describes as still to come. `season` is the season whose sale dates the site shows. */
async function daysAheadOn(address: string, season: number) {
  // Separates cells, items and paragraphs, so that the last words of one and the first words of the next stay apart.
  const $ = load((await textOf(address)).replaceAll(/<\/(?:td|th|li|p|dd|h\d)>/g, ' | $&'));
  $('script, style').remove();
  return daysNamedAsAhead(wordsOf($('body').text()), season);
}

/** Expects that no page describes a day before `today` as still to come. */
async function expectNoPassedDay(today: string) {
  const { season } = JSON.parse(await textOf('/sale-dates.json')) as { season: number };
  for (const address of DATED_PAGES) {
    const passed = (await daysAheadOn(address, season)).filter(({ day }) => day < today);
    expect([address, passed]).toEqual([address, []]);
  }
}

/** Returns the statuses of the sales in WINDOWS from the table of sale dates, such as 'Next live'. */
async function statesInTable(): Promise<string[]> {
  const rows = (await textOf('/sale-dates.csv')).split('\r\n').map((row) => row.split(','));
  return rows
    .filter(([season, , , channel]) => season === String(year) && channel === 'online')
    .filter(([, , slug]) => WINDOWS.some(({ retailer_slug }) => retailer_slug === slug))
    .map(([, name, , , status]) => `${name} ${status}`);
}

const AHEAD =
  /^Of the \d+ shops we follow, expect \d+ to start online on Christmas Eve and \d+ in store on Boxing Day\.$/;
const ON_NOW = 'On now at 1 shop of the 30 we follow.';

interface Day {
  /** The time in London. */
  time: string;
  /** The homepage's sentence with the built-in data, in which no source states a sale of this season. */
  expected: RegExp;
  /** The homepage's sentence while the sources state two sales. */
  stated: RegExp;
  /** The statuses of the two sales that the sources state. */
  states: string[];
}

const on = (...more: string[]) =>
  new RegExp(`^${[ON_NOW, ...more].join(' ').replaceAll(/[.()]/g, String.raw`\$&`)}$`);
const BY_NOW = String.raw`We expected \d+ others to have started by now, but none is confirmed.`;

const DAYS: Day[] = [
  {
    time: `${year}-12-23T20:00`,
    expected: AHEAD,
    stated: on('Next: Christmas Eve (expected).'),
    states: ['Next live', 'Argos announced'],
  },
  {
    time: `${year}-12-24T09:00`,
    expected: AHEAD,
    stated: on('Next: Christmas Eve (expected).'),
    states: ['Next live', 'Argos announced'],
  },
  {
    time: `${year}-12-26T12:00`,
    expected:
      /^Of the \d+ shops we follow, expect .* in store on Boxing Day\. By now we expected \d+ shops to have started, but none is confirmed\.$/,
    stated: on(BY_NOW, 'Next: Boxing Day (expected).'),
    states: ['Next live', 'Argos announced'],
  },
  {
    time: `${year}-12-28T00:00`,
    expected: /^Of the \d+ shops we follow, we expected \d+ to have started by now, but none is confirmed\.$/,
    stated: on(BY_NOW, 'Next: 6 January.'),
    states: ['Next live', 'Argos announced'],
  },
  {
    time: `${year + 1}-01-01T12:00`,
    expected: /^Of the \d+ shops we follow, we expected \d+ to have started by now, but none is confirmed\.$/,
    stated: on(BY_NOW, 'Next: 6 January.'),
    states: ['Next live', 'Argos announced'],
  },
  {
    time: `${year + 1}-01-02T00:30`,
    expected: AHEAD,
    stated: on('Next: 6 January.'),
    states: ['Next live', 'Argos announced'],
  },
  {
    time: `${year + 1}-01-06T12:00`,
    expected: AHEAD,
    stated: on(),
    states: ['Next ended', 'Argos live'],
  },
  {
    time: `${year + 1}-02-01T12:00`,
    expected: AHEAD,
    stated: on(),
    states: ['Next ended', 'Argos live'],
  },
];

test('before the sales, every page names days to come, so the tests below look at the right pages', async () => {
  await moveTo(`${year}-12-01T12:00`);
  for (const address of DATED_PAGES)
    expect([address, await daysAheadOn(address, year)]).not.toEqual([address, []]);
});

for (const { time, expected, stated, states } of DAYS) {
  test(`at ${time} no page announces a day that has passed, and running sales are shown`, async () => {
    await moveTo(time);
    expect(await sentence()).toMatch(expected);
    await expectNoPassedDay(time.slice(0, 10));
    await withStatedSales(async () => {
      expect(await sentence()).toMatch(stated);
      expect((await statesInTable()).toSorted()).toEqual(states.toSorted());
      await expectNoPassedDay(time.slice(0, 10));

      // Both sales stay in the calendar, in the timeline of their shop and in the calendar files.
      const $ = await documentOf('/sale-dates');
      for (const { retailer_slug, starts_on } of WINDOWS) {
        const day = $('.week-day').filter(
          (_index, node) => $(node).find(`#sales-on-${starts_on}`).length > 0,
        );
        expect(day.find(`a[href="/retailers/${retailer_slug}"]`).length).toBe(1);
        const shop = await documentOf(`/retailers/${retailer_slug}`);
        const timeline = shop('section[aria-labelledby=sale-timeline] li');
        const online = timeline.filter((_index, node) => shop(node).text().startsWith('Online:'));
        expect(wordsOf(online.text())).toMatch(/^Online: (Announced|On now|Ended) from /);
        const file = await textOf(`/sale-dates/${retailer_slug}.ics`);
        expect(file).toContain(`UID:${retailer_slug}-online-${year}@`);
      }
    });
  });
}

test('after its last sale the season is over, and its sales are those of a past year', async () => {
  await moveTo(`${year + 1}-02-04T00:00`);
  await withStatedSales(async () => {
    expect(await sentence()).toMatch(/^Of the \d+ shops we follow, expect /);
    expect(await statesInTable()).toEqual(['Next ended', 'Argos ended']);
    const $ = await documentOf('/retailers/next');
    expect($('section[aria-labelledby=past-starts] tbody th').first().text()).toBe(String(year));
  });
});

test('the words for a day that has passed keep the short pages of a phone short', async ({ page }) => {
  await moveTo(`${year + 1}-12-28T12:00`);
  await page.setViewportSize({ width: 390, height: 844 });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.goto(copy.siteUrl);
  expect(await height()).toBeLessThanOrEqual(7000);
  const button = page.getByRole('main').locator('a.button-shop').filter({ visible: true }).first();
  const box = await button.boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(844);
  await page.goto(`${copy.siteUrl}/retailers`);
  expect(await height()).toBeLessThanOrEqual(4500);
});

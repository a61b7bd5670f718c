import { expect, test } from '@playwright/test';
import { rawRequest } from '../../helpers/raw-request.ts';
import { given } from '../../helpers/site.ts';

const ask = (path: string, method = 'GET') => rawRequest(given('SITE_URL'), path, { method });

/** Returns the values of all properties with this name in an iCalendar file. */
const valuesOf = (calendar: string, name: string) =>
  calendar
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : []));

test('the dates are a table, one line for each start', async () => {
  const { status, headers, body } = await ask('/sale-dates.csv');
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8; header=present']);
  expect(headers['content-disposition']).toBe('attachment; filename="sale-dates.csv"');
  const [head, ...lines] = body.trimEnd().split('\r\n');
  expect(head).toContain('season,retailer,slug,channel,status,starts_on');
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.some((line) => line.includes(',argos,online,'))).toBe(true);
});

test('the dates are data, the same as in the table', async () => {
  const { status, headers, body } = await ask('/sale-dates.json');
  expect([status, headers['content-type']]).toEqual([200, 'application/json']);
  const { season, starts, past } = JSON.parse(body) as {
    season: number;
    starts: { startsOn: string }[];
    past: unknown[];
  };
  const table = await ask('/sale-dates.csv');
  expect(starts.length + past.length).toBe(table.body.trimEnd().split('\r\n').length - 1);
  for (const { startsOn } of starts) expect(startsOn >= `${season}-11-01`).toBe(true);
});

for (const path of ['/sale-dates.ics', '/sale-dates/argos.ics', '/sale-dates.ics?shops=argos,currys']) {
  test(`${path} is a calendar by RFC 5545`, async () => {
    const { status, headers, body } = await ask(path);
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    // rawRequest decodes the body as Latin-1, so each character is an octet.
    for (const line of body.split('\r\n')) expect(line.length).toBeLessThanOrEqual(75);
    expect(body).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/);
    const ids = valuesOf(body, 'UID');
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
    expect(valuesOf(body, 'SUMMARY')).toHaveLength(ids.length);
    // The calendar contains no current time, so it is the same at each request.
    expect((await ask(path)).body).toBe(body);
  });
}

test('the calendar of chosen shops has only these shops, in every form of the URL', async () => {
  const { body, headers } = await ask('/sale-dates.ics?shops=argos,currys');
  expect(headers['cache-control']).toBe('public, max-age=300');
  const shops = new Set(valuesOf(body, 'UID').map((id) => id.split('-')[0]));
  expect([...shops].sort()).toEqual(['argos', 'currys']);
  for (const query of ['shops=currys&shops=argos', 'shops=argos%2C+currys', 'shops=argos,currys,argos&x=1'])
    expect((await ask(`/sale-dates.ics?${query}`)).body).toBe(body);
  expect((await ask('/sale-dates.ics?shops=argos,currys', 'HEAD')).status).toBe(200);
});

test('the calendar of chosen shops is never sent for another URL', async () => {
  const all = await ask('/sale-dates.ics');
  const one = await ask('/sale-dates/argos.ics');
  expect((await ask('/sale-dates.ics?shops=currys')).body).not.toBe(all.body);
  expect((await ask('/sale-dates/argos.ics?shops=currys')).body).toBe(one.body);
  expect((await ask('/sale-dates.ics')).body).toBe(all.body);
});

const TOO_MANY = Array.from({ length: 31 }, (_, index) => `shop-${index}`).join(',');

for (const [query, message] of [
  ['shops=argos,no-such-shop', 'No shop on this site has the slug ‘no-such-shop’.'],
  ['shops=Argos', 'Use the last part of the URL of each shop’s page'],
  ['shops=%3Cscript%3E', 'Use the last part of the URL of each shop’s page'],
  ['shops=', 'Choose at least one shop'],
  [`shops=${TOO_MANY}`, 'Choose at most 30 shops.'],
] as const) {
  test(`the choice ${query.slice(0, 30)} is refused with a reason`, async () => {
    const { status, headers, body } = await ask(`/sale-dates.ics?${query}`);
    expect(status).toBe(400);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain(message);
  });
}

for (const path of [
  '/sale-dates/no-such-shop.ics',
  '/sale-dates/argos',
  '/sale-dates/ARGOS.ics',
  '/sale-dates/.ics',
]) {
  test(`${path} does not exist`, async () => {
    expect((await ask(path)).status).toBe(404);
  });
}

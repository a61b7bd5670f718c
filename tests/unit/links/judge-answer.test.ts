import type { Trace } from '@/lib/links/health';
import { judgeAnswer } from '@/lib/links/judge-answer';
import { siteOfHost } from '@/lib/links/site-of-host';

const judge = (urls: string[], status = 200) =>
  judgeAnswer(urls.map((url) => new URL(url)) as unknown as Trace, status);

const SHOP = 'https://www.argos.co.uk/sale';
const AWIN = `https://www.awin1.com/cread.php?awinmid=1&ued=${encodeURIComponent(SHOP)}`;

test.each([
  ['www.argos.co.uk', 'argos.co.uk'],
  ['argos.co.uk.', 'argos.co.uk'],
  ['a.b.example.com', 'example.com'],
  ['example.de', 'example.de'],
  ['uk.pandora.net', 'pandora.net'],
  ['127.0.0.1', '127.0.0.1'],
])('the host %s belongs to the site %s', (host, site) => {
  expect(siteOfHost(host)).toBe(site);
});

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [500, 'server-error'],
  [503, 'server-error'],
  [403, 'refused'],
  [429, 'refused'],
  [999, 'refused'],
  [200, 'ok'],
])('the status %i means %s', (status, health) => {
  expect(judge([SHOP], status)).toBe(health);
});

test.each([
  ['another path of the shop', [SHOP, 'https://argos.co.uk/deals'], 'ok'],
  ['another shop', [SHOP, 'https://www.sainsburys.co.uk/argos'], 'moved'],
  ['another shop with the same ending', [SHOP, 'https://www.currys.co.uk/sale'], 'moved'],
  ['the front page', [SHOP, 'https://www.argos.co.uk/'], 'front-page'],
  ['the front page in a language', [SHOP, 'https://www.argos.co.uk/en-gb/'], 'front-page'],
  ['the front page, as the link asks', ['https://argos.co.uk', 'https://www.argos.co.uk/'], 'ok'],
  ['the page that the network names', [AWIN, `${SHOP}?awc=1_2`], 'ok'],
  ['another shop than the network names', [AWIN, 'https://www.currys.co.uk/sale'], 'moved'],
  ['the front page instead of the named page', [AWIN, 'https://www.argos.co.uk/'], 'front-page'],
  ['any shop, if the network names none', ['https://prf.hn/click/1', SHOP], 'ok'],
])('a redirect to %s is judged', (_what, urls, health) => {
  expect(judge(urls)).toBe(health);
});

test('a tracking parameter that is lost on the way to the page is noticed', () => {
  expect(judge([AWIN, `${SHOP}?awc=1_2`, SHOP])).toBe('tracking-lost');
  expect(judge([AWIN, `${SHOP}?awc=1_2`, `${SHOP}/all?AWC=1_2`])).toBe('ok');
  expect(judge([`${SHOP}?utm_source=us`, SHOP])).toBe('tracking-lost');
  // The check looks only for parameters that identify the referring site. It ignores the network's own parameters and
  // all others.
  expect(judge([`https://www.awin1.com/awclick.php?clickref=x`, SHOP])).toBe('ok');
  expect(judge([`${SHOP}?colour=red`, SHOP])).toBe('ok');
});

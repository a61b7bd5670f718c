import type { Trace } from '@/lib/links/health';
import { explanation, judgeAnswer } from '@/lib/links/judge-answer';
import { siteOfHost } from '@/lib/links/site-of-host';

const trace = (urls: string[]) => urls.map((url) => new URL(url)) as unknown as Trace;
const judge = (urls: string[], { status = 200, shops }: { status?: number; shops?: string[] } = {}) =>
  judgeAnswer(trace(urls), status, shops);

const SHOP = 'https://www.argos.co.uk/sale';
const PARTNERIZE = `https://prf.hn/click/camref:1/pubref:x/destination:${encodeURIComponent(SHOP)}`;
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
  expect(judge([SHOP], { status })).toBe(health);
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
  [
    'a page of the network, if a programme has closed',
    ['https://tidd.ly/1', 'https://www.awin1.com/x'],
    'moved',
  ],
  ['a page of another network', ['https://tidd.ly/1', 'https://shop.pxf.io/c/1'], 'moved'],
  ['a page of a network instead of the shop', [SHOP, 'https://ad.admitad.com/g/1'], 'moved'],
  ['a shop of Amazon', ['https://amzn.to/1', 'https://www.amazon.co.uk/dp/1'], 'ok'],
  ['the front page of Amazon', ['https://www.amazon.co.uk/dp/1', 'https://www.amazon.co.uk/'], 'front-page'],
  [
    'another shop than Amazon',
    ['https://www.amazon.co.uk/dp/1?tag=x', 'https://www.ebay.co.uk/itm/1'],
    'moved',
  ],
  ['the page in the path of a Partnerize link', [PARTNERIZE, SHOP], 'ok'],
  ['the front page instead of the page in the path', [PARTNERIZE, 'https://www.argos.co.uk/'], 'front-page'],
  ['another shop than in the path', [PARTNERIZE, 'https://www.currys.co.uk/sale'], 'moved'],
  ['the page in the path of a CJ link', [`https://www.anrdoezrs.net/links/1/type/dlg/${SHOP}`, SHOP], 'ok'],
  [
    'the page that a network within a network names',
    [`https://go.skimresources.com/?url=${encodeURIComponent(AWIN)}`, SHOP],
    'ok',
  ],
])('a redirect to %s is judged', (_what, urls, health) => {
  expect(judge(urls)).toBe(health);
});

test('a network that answers itself does not lead to a shop', () => {
  expect(judge(['https://www.awin1.com/awclick.php?mid=1'])).toBe('moved');
  expect(explanation(trace(['https://www.awin1.com/awclick.php?mid=1']), 'moved')).toMatch(
    /affiliate network/,
  );
  expect(explanation(trace([SHOP, 'https://www.currys.co.uk/']), 'moved')).toBe('');
});

test('a tracked link that names no page is compared with the shop of its retailer', () => {
  const shops = ['argos.co.uk'];
  expect(judge(['https://tidd.ly/1', 'https://www.argos.co.uk/'], { shops })).toBe('ok');
  expect(judge(['https://tidd.ly/1', 'https://www.currys.co.uk/'], { shops })).toBe('moved');
  // The page that a link names counts more than the retailer's other links.
  expect(judge([AWIN, SHOP], { shops: ['currys.co.uk'] })).toBe('ok');
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

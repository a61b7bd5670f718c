import { AFFILIATE_NETWORKS } from '../../../lib/affiliates/affiliate-networks.ts';
import { sanitiseHtml } from '../../../lib/html/sanitize.ts';
import { hostsOfShop, isPaidUrl, PAID_REL } from '../../../lib/affiliates/paid-links.ts';
import { richHtml } from '../../../lib/html/article.ts';

const SHOPS = ['argos.co.uk', 'hm.com'];

test('every affiliate host is listed once, without www and in lower case', () => {
  const hosts = AFFILIATE_NETWORKS.flatMap((network) => [...network.hosts, ...(network.shops ?? [])]);
  expect(hosts.filter((host) => !/^(?!www\.)[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host))).toEqual([]);
  expect(new Set(hosts).size).toBe(hosts.length);
});

test.each([
  ['https://www.argos.co.uk/', ['argos.co.uk']],
  ['https://www2.hm.com/en_gb/index.html', ['hm.com']],
  ['https://uk.pandora.net/', ['uk.pandora.net']],
  ['https://www.awin1.com/cread.php?awinmid=1&ued=https%3A%2F%2Fwww.currys.co.uk%2Ftvs', ['currys.co.uk']],
  ['https://prf.hn/click/camref:1/destination:https%3A%2F%2Fwww.currys.co.uk%2Ftvs', ['currys.co.uk']],
  [
    'https://prf.hn/click/camref:1/destination:https://www.currys.co.uk/tvs?from=https://x.example',
    ['currys.co.uk', 'x.example'],
  ],
  ['https://prf.hn/click/destination:https%3A%2F%2F%E0%A4%A/', []],
  ['https://shop.pxf.io/c/1/2/3', []],
  ['https://www.awin1.com/cread.php?ued=https%3A%2F%2F', []],
  ['no address', []],
])('the address %s makes links to %j paid', (address, hosts) => {
  expect(hostsOfShop(address)).toEqual(hosts);
});

test.each([
  'https://www.argos.co.uk/browse?x=1#y',
  'HTTPS://ARGOS.CO.UK./tv',
  'https://help.argos.co.uk/',
  'http://www.hm.com',
  'https://www.awin1.com/cread.php?awinmid=1',
  'https://click.linksynergy.com/deeplink',
  'https://brand.pxf.io/c/1',
  'https://prf.hn/click/x',
  'https://go.skimresources.com/?url=x',
  'https://redirect.viglink.com/?u=x',
  'https://www.anrdoezrs.net/click-1-2',
  'https://track.webgains.com/click.html',
  'https://clk.tradedoubler.com/click?p=1',
  'https://www.amazon.co.uk/dp/1',
  'https://amzn.to/1',
  'https://www.ebay.co.uk/itm/1',
])('the link %s is paid', (address) => {
  expect(isPaidUrl(address, SHOPS)).toBe(true);
});

test.each([
  'https://www.gov.uk/bank-holidays',
  'https://notargos.co.uk/',
  'https://argos.co.uk.evil.example/',
  'https://example.com/?to=https://www.argos.co.uk/',
  '/retailers/argos',
  '#argos.co.uk',
  'mailto:press@argos.co.uk',
])('the link %s is not paid', (address) => {
  expect(isPaidUrl(address, SHOPS)).toBe(false);
});

describe('a stored text', () => {
  test.each([
    ['a link to a shop', '<a href="https://www.argos.co.uk/">a</a>'],
    ['a link to a network', '<a href="https://www.awin1.com/cread.php?a=1&amp;b=2">a</a>'],
    ['a link that an editor ticked', '<a href="https://shop.example/" rel="sponsored">a</a>'],
    ['a ticked link within the site', '<a href="/go/argos" rel="NOFOLLOW Sponsored">a</a>'],
    ['one with another rel', '<a href="https://www.argos.co.uk/" rel="author">a</a>'],
  ])('marks %s as paid', (_what, html) => {
    const clean = sanitiseHtml(html, SHOPS);
    expect(clean).toContain(` rel="${PAID_REL}"`);
    expect(clean.match(/rel=/g)).toHaveLength(1);
    expect(sanitiseHtml(clean, SHOPS)).toBe(clean);
  });

  test.each([
    [
      'another link',
      '<a href="https://www.gov.uk/" rel="me prefetch">a</a>',
      '<a href="https://www.gov.uk/">a</a>',
    ],
    ['a link to nowhere', '<a rel="sponsored">a</a>', '<a>a</a>'],
    ['an element that is not a link', '<p rel="sponsored">a</p>', '<p>a</p>'],
  ])('has no rel on %s', (_what, html, expected) => {
    expect(sanitiseHtml(html, SHOPS)).toBe(expected);
  });
});

describe('a displayed text', () => {
  const LINK = `<a href="https://www.argos.co.uk/" rel="${PAID_REL}">Argos <span class="ad-mark">Ad</span></a>`;

  test('shows "Ad" beside a paid link, even one stored before its shop was known', () => {
    const { html, hasPaidLinks } = richHtml('<p>At <a href="https://www.argos.co.uk/">Argos</a>.</p>', {
      shops: SHOPS,
    });
    expect(html).toBe(`<p>At ${LINK}.</p>`);
    expect(hasPaidLinks).toBe(true);
  });

  test('leaves the "Ad" mark out of the names of headings and tables', () => {
    const { html, headings } = richHtml(
      '<h2><a href="https://www.argos.co.uk/">Argos</a></h2><table><tbody><tr><td>a</td></tr></tbody></table>',
      { shops: SHOPS },
    );
    expect(headings).toEqual([{ id: 'argos', text: 'Argos' }]);
    expect(html).toContain(`<h2 id="argos">${LINK}</h2>`);
    expect(html).toContain('aria-label="Argos, table"');
  });

  test('shows the mark beside a paid picture, but not beside an empty link', () => {
    const { html } = richHtml(
      '<p><a href="https://amzn.to/1"><img src="/a.png" alt="A box"></a><a href="https://amzn.to/2"></a></p>',
    );
    expect(html.match(/ad-mark/g)).toHaveLength(1);
    expect(html).toMatch(/alt="A box"[^>]*> <span class="ad-mark">/);
  });

  test('needs no disclosure without paid links', () => {
    expect(richHtml('<p><a href="https://www.gov.uk/">Bank holidays</a></p>').hasPaidLinks).toBe(false);
  });
});

interface AffiliateNetwork {
  name: string;
  /** The hosts of the network's links, which lead on to shops. Their subdomains belong to the network too. */
  hosts: string[];
  /** The hosts of shops that belong to the network itself, so that their own pages earn. */
  shops?: string[];
}

/**
 * The affiliate networks that pay commission, with the hosts of their links. Amazon and eBay are included, because any
 * link to them can earn. If a network has separate hosts for its links, the host of its own website is left out.
 */
export const AFFILIATE_NETWORKS: AffiliateNetwork[] = [
  { name: 'Admitad', hosts: ['ad.admitad.com'] },
  { name: 'Adtraction', hosts: ['track.adtraction.com'] },
  { name: 'AffiliateFuture', hosts: ['scripts.affiliatefuture.com'] },
  {
    name: 'Amazon Associates',
    hosts: ['amzn.eu', 'amzn.to'],
    shops: [
      ...['amazon.co.uk', 'amazon.com', 'amazon.de', 'amazon.es', 'amazon.fr', 'amazon.ie', 'amazon.it'],
      ...['amazon.nl', 'amazon.com.be', 'amazon.pl', 'amazon.se'],
    ],
  },
  { name: 'Awin', hosts: ['awin1.com', 'tidd.ly', 'zenaps.com'] },
  {
    name: 'CJ',
    hosts: [
      ...['afcyhf.com', 'anrdoezrs.net', 'apmebf.com', 'awltovhc.com', 'cj.dotomi.com', 'dpbolvw.net'],
      ...['emjcd.com', 'ftjcfx.com', 'jdoqocy.com', 'kqzyfj.com', 'lduhtrp.net', 'qksrv.net'],
      ...['tkqlhce.com', 'tqlkg.com', 'yceml.net'],
    ],
  },
  { name: 'Daisycon', hosts: ['ds1.nl'] },
  { name: 'digidip', hosts: ['digidip.net'] },
  {
    name: 'eBay Partner Network',
    hosts: ['ebay.to', 'ebay.us', 'rover.ebay.com'],
    shops: ['ebay.co.uk', 'ebay.com', 'ebay.de', 'ebay.ie'],
  },
  { name: 'FlexOffers', hosts: ['flexlinks.com', 'flexlinkspro.com'] },
  { name: 'Geniuslink', hosts: ['geni.us'] },
  {
    name: 'Impact',
    hosts: ['7eer.net', 'evyy.net', 'i8h2.net', 'ojrq.net', 'pxf.io', 'sjv.io'],
  },
  { name: 'Kwanko', hosts: ['metaffiliation.com'] },
  { name: 'LTK', hosts: ['liketk.it', 'rstyle.me'] },
  { name: 'Optimise', hosts: ['track.omguk.com'] },
  { name: 'Paid On Results', hosts: ['paidonresults.net'] },
  { name: 'Partnerize', hosts: ['prf.hn'] },
  {
    name: 'Pepperjam',
    hosts: ['gopjn.com', 'pjatr.com', 'pjtra.com', 'pntra.com', 'pntrac.com', 'pntrs.com'],
  },
  { name: 'Rakuten Advertising', hosts: ['linksynergy.com'] },
  { name: 'ShareASale', hosts: ['shareasale.com', 'shareasale-analytics.com', 'shrsl.com'] },
  { name: 'ShopStyle Collective', hosts: ['shopstyle.it'] },
  { name: 'Skimlinks', hosts: ['fave.co', 'redirectingat.com', 'skimresources.com'] },
  { name: 'Sovrn Commerce', hosts: ['shop-links.co', 'sovrn.co', 'viglink.com'] },
  { name: 'Tradedoubler', hosts: ['tradedoubler.com'] },
  { name: 'TradeTracker', hosts: ['tradetracker.net'] },
  { name: 'Webgains', hosts: ['track.webgains.com'] },
];

interface ListedHost {
  name: string;
  isShop: boolean;
}

const LISTED = new Map(
  AFFILIATE_NETWORKS.flatMap(({ name, hosts, shops = [] }): [string, ListedHost][] => [
    ...hosts.map((host): [string, ListedHost] => [host, { name, isShop: false }]),
    ...shops.map((host): [string, ListedHost] => [host, { name, isShop: true }]),
  ]),
);

const listed = (host: string) =>
  hostAndParents(host)
    .map((each) => LISTED.get(each))
    .find(Boolean);

/** Returns the name of the affiliate network to which a host belongs, or undefined. */
export const networkOf = (host: string): string | undefined => listed(host)?.name;

/** Returns whether a host belongs to an affiliate network and only leads on to shops, so that it has no goods itself. */
export const isTrackingHost = (host: string): boolean => listed(host)?.isShop === false;

/** Returns a host and its parent domains: 'a.b.example' → 'a.b.example', 'b.example', 'example'. */
export function hostAndParents(host: string): string[] {
  const parts = host.split('.');
  return parts.map((_, index) => parts.slice(index).join('.'));
}

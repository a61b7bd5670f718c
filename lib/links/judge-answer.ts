import { networkOf } from '@/lib/affiliates/affiliate-networks';
import type { Health, Trace } from './health';
import { siteOfHost } from './site-of-host';

/** The query parameters that tell networks, shops and analytics which site a visitor comes from. */
const TRACKING = new Set([
  ...[
    'aff',
    'aff_id',
    'affid',
    'affiliate',
    'affiliate_id',
    'awc',
    'campid',
    'cjevent',
    'clickref',
    'cm_mmc',
  ],
  ...['irclickid', 'irgwc', 'mkcid', 'mkevt', 'ranmid', 'ransiteid', 'source_id', 'tag', 'tduid', 'toolid'],
  ...['ttcid', 'utm_campaign', 'utm_medium', 'utm_source', 'wgu'],
]);

const trackingOf = ({ searchParams }: URL) =>
  [...searchParams.keys()].map((name) => name.toLowerCase()).filter((name) => TRACKING.has(name));

/** Matches the path of a front page: '/', or '/' with a language, such as '/en-gb/'. */
const FRONT_PAGE = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?$/i;

/**
 * Returns the page to which a link should lead. For a link to an affiliate network, this is the URL in the link's
 * query, or null if the query contains no URL. For all other links, it is the link's own URL.
 */
function expectedPage(asked: URL): URL | null {
  if (!networkOf(asked.hostname)) return asked;
  const named = [...asked.searchParams.values()].find((value) => /^https?:\/\//i.test(value));
  return named && URL.canParse(named) ? new URL(named) : null;
}

/** Returns the result of a link check, judging by the status of the last response and by the redirects in `trace`. */
export function judgeAnswer(trace: Trace, status: number): Health {
  if (status === 404 || status === 410) return 'gone';
  if (status >= 500 && status < 600) return 'server-error';
  // Many shops refuse requests from programs, so this status does not show whether visitors can see the page. LinkedIn
  // refuses with status 999.
  if (status >= 400) return 'refused';
  const [asked] = trace;
  const final = trace.at(-1) ?? asked;
  const expected = expectedPage(asked);
  const isAtNetwork = networkOf(final.hostname) !== undefined && networkOf(asked.hostname) === undefined;
  if (expected && (isAtNetwork || siteOfHost(expected.hostname) !== siteOfHost(final.hostname)))
    return 'moved';
  if (expected && FRONT_PAGE.test(final.pathname) && !FRONT_PAGE.test(expected.pathname)) return 'front-page';
  return lostTracking(trace).length === 0 ? 'ok' : 'tracking-lost';
}

/**
 * Returns the names of the tracking parameters that the final page's URL has lost on the way. A network may drop the
 * parameters of its own URLs, so these do not count.
 */
export function lostTracking(trace: Trace): string[] {
  const final = trace.at(-1) ?? trace[0];
  const kept = trackingOf(final);
  const sent = trace.filter(({ hostname }) => !networkOf(hostname) || hostname === final.hostname);
  return [...new Set(sent.flatMap(trackingOf))].filter((name) => !kept.includes(name));
}

import { isTrackingHost, networkOf } from '@/lib/affiliates/affiliate-networks';
import { isFrontPage, targetPage } from '@/lib/affiliates/target-page';
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

/**
 * Returns the result of a link check, judging by the status of the last response and by the redirects in `trace`.
 * `shops` are the hosts of the link's retailer, if they are known.
 */
export function judgeAnswer(trace: Trace, status: number, shops: readonly string[] = []): Health {
  if (status === 404 || status === 410) return 'gone';
  if (status >= 500 && status < 600) return 'server-error';
  // Many shops refuse requests from programs, so this status does not show whether visitors can see the page. LinkedIn
  // refuses with status 999.
  if (status >= 400) return 'refused';
  const [asked] = trace;
  const final = trace.at(-1) ?? asked;
  const expected = targetPage(asked);
  const sites = (expected ? [expected.hostname] : shops).map(siteOfHost);
  if (endsAtNetwork(trace) || (sites.length > 0 && !sites.includes(siteOfHost(final.hostname))))
    return 'moved';
  if (expected && isFrontPage(final) && !isFrontPage(expected)) return 'front-page';
  return lostTracking(trace).length === 0 ? 'ok' : 'tracking-lost';
}

/** Returns whether the last URL is still one of an affiliate network, as if the shop's programme has closed. */
export const endsAtNetwork = (trace: Trace): boolean => isTrackingHost((trace.at(-1) ?? trace[0]).hostname);

/** Explains a warning to editors in a sentence; returns '' if the redirects explain it. */
export function explanation(trace: Trace, health: Health): string {
  if (health === 'tracking-lost') return `Lost on the way: ${lostTracking(trace).join(', ')}.`;
  return health === 'moved' && endsAtNetwork(trace)
    ? 'This is a page of the affiliate network, not of a shop.'
    : '';
}

/**
 * Returns the names of the tracking parameters that the final page's URL has lost on the way. A network may drop the
 * parameters of its own URLs, so these do not count.
 */
function lostTracking(trace: Trace): string[] {
  const final = trace.at(-1) ?? trace[0];
  const kept = trackingOf(final);
  const sent = trace.filter(({ hostname }) => !networkOf(hostname) || hostname === final.hostname);
  return [...new Set(sent.flatMap(trackingOf))].filter((name) => !kept.includes(name));
}

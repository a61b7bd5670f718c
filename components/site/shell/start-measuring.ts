import type { VisitEvent } from '@/lib/analytics/event-batch';
import { measureVitals } from './measure-vitals';

/** An event without its path, which is added later. The path is usually that of the current page. */
type Noted = VisitEvent extends infer Each
  ? Each extends { path: string }
    ? Omit<Each, 'path'>
    : never
  : never;

const EVENTS_PATH = '/api/events';
/** The maximum number of events per request. A request with this many is far below the size limit of /api/events. */
const TOGETHER = 10;
const PAUSE_MS = 1000;
const LONGEST_PATH = 300;

const pathOf = ({ pathname }: { pathname: string }) => pathname.slice(0, LONGEST_PATH);

/**
 * Returns where the visit came from: the campaign in the URL, or else the host of the referring page, or else 'direct'.
 * Without a campaign, `source` is undefined if the referring page is on this site.
 */
function origin() {
  const params = new URLSearchParams(location.search);
  // Only characters that the site accepts: it refuses a whole request because of one field. The spread operator splits
  // the text into characters, so that an emoji is not cut in half.
  const tag = (name: string) => {
    const text = (params.get(`utm_${name}`) ?? '').replace(/\p{Cc}/gu, ' ').trim();
    return [...text].slice(0, 100).join('') || undefined;
  };
  const host = document.referrer ? new URL(document.referrer).host : 'direct';
  return {
    source: tag('source') ?? (host === location.host ? undefined : host.slice(0, 100)),
    medium: tag('medium'),
    campaign: tag('campaign'),
  };
}

/**
 * Measures visits: page views, clicks on paid links, searches, chosen results, sign-ups and web vitals. Uses no cookies
 * and stores nothing in the browser.
 */
function measure() {
  const from = origin();
  const waiting: (Noted & { path: string })[] = [];
  let timer: ReturnType<typeof setTimeout>;
  const send = () => {
    while (waiting.length > 0)
      navigator.sendBeacon(EVENTS_PATH, JSON.stringify({ ...from, events: waiting.splice(0, TOGETHER) }));
  };
  const note = (event: Noted, path = pathOf(location)) => {
    waiting.push({ ...event, path });
    clearTimeout(timer);
    timer = setTimeout(send, PAUSE_MS);
  };

  const landing = pathOf(location);
  let seen: string | undefined;
  const view = () => {
    const now = location.pathname + (new URLSearchParams(location.search).get('q') ?? '');
    if (now === seen) return;
    seen = now;
    note({ kind: 'view' });
    // Wait, because the router has not yet shown the new page. The new page may contain search results.
    setTimeout(() => noteSearch(results()));
  };
  const results = () => document.querySelector<HTMLElement>('[data-searched]')?.dataset;
  const noteSearch = ({ searched, suggested = searched, results: count }: DOMStringMap = {}) => {
    if (suggested) note({ kind: 'search', query: suggested, results: Number(count) });
  };

  const click = ({ target, type, button }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || (type === 'auxclick' && button !== 1)) return;
    const placeAmong = (root: ParentNode, selector: string) =>
      [...root.querySelectorAll(selector)].indexOf(link) + 1;
    if (link.relList.contains('sponsored')) {
      const position = placeAmong(document, 'a[rel~=sponsored]');
      const { widget } = link.closest<HTMLElement>('[data-widget]')?.dataset ?? {};
      note({ kind: 'click', link: link.href.slice(0, 500), position, widget });
      return;
    }
    const list = link.closest<HTMLElement>('.results,[data-suggested]');
    const position = list ? placeAmong(list, 'a:not([rel~=sponsored],[href^="/search"])') : 0;
    if (!list || !position) return;
    // Choosing a suggestion also counts as a search. Choosing a result on the results page does not, because the view
    // of this page has already been counted as a search.
    noteSearch(list.dataset);
    const query = list.dataset.suggested ?? results()?.searched;
    if (query) note({ kind: 'choice', query, chosen: pathOf(link), position });
  };
  for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, click, true);
  addEventListener('signed-up', () => note({ kind: 'sign-up' }));

  measureVitals((metric, value) => note({ kind: 'vital', metric, value }, landing));
  // Add this listener after the listener of measureVitals, so that the web vitals are sent too.
  document.addEventListener('visibilitychange', () => document.hidden && send());
  addEventListener('pagehide', send);

  // The router changes pages by calling pushState, which fires no event.
  const push = history.pushState;
  history.pushState = function pushState(...args) {
    push.apply(this, args);
    view();
  };
  addEventListener('popstate', view);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) seen = undefined;
    view();
  });
  view();
}

let isStarted = false;

/**
 * Starts measuring, once per document. Measures nothing if the browser asks not to be tracked, or if the document was
 * loaded on an admin or account page.
 */
export function startMeasuring() {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  const isUnwanted = doNotTrack === '1' || globalPrivacyControl === true;
  if (isStarted || isUnwanted || /^\/(admin|auth)(\/|$)/.test(location.pathname)) return;
  isStarted = true;
  const isPrerendered = (document as Document & { prerendering?: boolean }).prerendering === true;
  if (isPrerendered) document.addEventListener('prerenderingchange', measure, { once: true });
  else measure();
}

import { isTrackingHost } from './affiliate-networks';

/** Matches the path of a front page: '/', or '/' with a language, such as '/en-gb/'. */
const FRONT_PAGE = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?$/i;

/** Returns whether a URL is the front page of its site. */
export const isFrontPage = ({ pathname }: URL): boolean => FRONT_PAGE.test(pathname);

/** Matches a URL within a path, which may be encoded: '/click/destination:https%3A%2F%2Fshop.example'. */
const IN_PATH = /https?(?::|%3a)(?:\/|%2f){2}.*/i;

/**
 * Returns the URLs that another URL contains in its path and in its query, where affiliate networks put the URL of the
 * shop's page.
 */
export function urlsWithin({ pathname, searchParams }: URL): URL[] {
  const [inPath = ''] = IN_PATH.exec(pathname) ?? [];
  return [inPath.includes('://') ? inPath : decoded(inPath.split('/')[0] ?? ''), ...searchParams.values()]
    .filter((value) => /^https?:\/\//i.test(value) && URL.canParse(value))
    .map((value) => new URL(value));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/**
 * Returns the page to which a link should lead. For a link to an affiliate network, this is the page that the link
 * names, or null if it names none. For all other links, it is the link's own URL.
 */
export function targetPage(link: URL): URL | null {
  if (!isTrackingHost(link.hostname)) return link;
  // Networks also lead to the links of other networks.
  const [named] = urlsWithin(link);
  return named ? targetPage(named) : null;
}

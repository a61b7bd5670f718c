import { type CheerioAPI, load } from 'cheerio';
import { type Answer, ORIGIN } from './ask.ts';
import { urlsIn, type JsonLdBlock, readJsonLd } from './json-ld.ts';

export interface Link {
  /** The kind of element that contains the URL, such as 'a', 'img', 'link rel=canonical' or 'meta og:image'. */
  kind: string;
  url: URL;
}

/** A page of the site, parsed from the HTML that the server sent. */
export interface SitePage {
  url: string;
  /** The page's path, such as '/retailers/argos'. The messages of the tests name the page by this path. */
  path: string;
  html: string;
  $: CheerioAPI;
  links: Link[];
  jsonLd: JsonLdBlock[];
  isIndexable: boolean;
  /** The text of the page's main element, with single spaces. */
  text: string;
}

/**
 * Pairs of an element and the attribute that contains its URL. An image has `data-src` instead of `src` until it comes
 * into view.
 */
const ADDRESSES = [
  ['a', 'href'],
  ['img', 'src'],
  ['img', 'data-src'],
  ['script', 'src'],
  ['form:not([method=post i])', 'action'],
] as const;

export function readPage({ url, body }: Answer): SitePage {
  // Parses the page as if scripting were disabled, so that the content of <noscript> becomes elements.
  const $ = load(body, { scriptingEnabled: false });
  const robots = $('meta[name=robots]').attr('content') ?? '';
  const jsonLd = readJsonLd($);
  return {
    url,
    path: url.slice(ORIGIN.length),
    html: body,
    $,
    links: [...linksOf($, url), ...jsonLd.flatMap(({ data }) => urlsIn(data)).map(toLink('JSON-LD', url))],
    jsonLd,
    isIndexable: !robots.includes('noindex'),
    text: textOf($),
  };
}

const toLink = (kind: string, base: string) => (address: string) => ({ kind, url: new URL(address, base) });

function linksOf($: CheerioAPI, base: string): Link[] {
  const found = ADDRESSES.flatMap(([element, attribute]) =>
    $(`${element}[${attribute}]`)
      .toArray()
      .map((node) => toLink(element.replace(/:.*/, ''), base)($(node).attr(attribute) ?? '')),
  );
  const head = $('link[href]')
    .toArray()
    .map((node) => toLink(`link rel=${$(node).attr('rel')}`, base)($(node).attr('href') ?? ''));
  const cards = $('meta[property="og:image"], meta[property="og:url"], meta[name="twitter:image"]')
    .toArray()
    .map((node) => {
      const name = $(node).attr('property') ?? $(node).attr('name');
      return toLink(`meta ${name}`, base)($(node).attr('content') ?? '');
    });
  return [...found, ...head, ...cards];
}

function textOf($: CheerioAPI): string {
  const main = $('main').clone();
  main.find('script, style, noscript, template, [hidden]').remove();
  return singleSpaced(main.text());
}

export const singleSpaced = (text: string) => text.replace(/\s+/g, ' ').trim();

import 'server-only';
// This entry of cheerio parses with htmlparser2. It takes far less time than parse5, and the site's own HTML has no errors
// that the two parsers repair differently.
import { type CheerioAPI, load } from 'cheerio/slim';
import { checkStructuredData } from '@/lib/seo/structured-data';

/** The facts about a page that its HTML states. */
export interface PageFacts {
  title: string | null;
  description: string | null;
  robots: string;
  /** The canonical URL, absolute; null if the page names none. */
  canonical: string | null;
  structured: string[];
  structuredFaults: string[];
  /** The number of words in the page's main element. */
  words: number;
  /** The absolute URLs that the page links to, on this and other websites, without fragments. */
  links: string[];
}

/** Reads the facts from a page's HTML. `url` is the page's public URL, which relative links are resolved against. */
export function readPage(html: string, url: string): PageFacts {
  const $ = load(html);
  const meta = (name: string) => $(`meta[name="${name}"]`).first().attr('content')?.trim() || null;
  const { types, faults } = checkStructuredData(
    $('script[type="application/ld+json"]')
      .toArray()
      .map((node) => $(node).text()),
  );
  return {
    title: $('head > title').first().text().trim() || null,
    description: meta('description'),
    robots: meta('robots') ?? '',
    canonical: absolute($('link[rel=canonical]').first().attr('href'), url),
    structured: types,
    structuredFaults: faults,
    words: wordsOf($),
    links: [
      ...new Set(
        $('a[href]')
          .toArray()
          .flatMap((node) => absolute($(node).attr('href'), url) ?? []),
      ),
    ],
  };
}

function absolute(href: string | undefined, base: string): string | null {
  const url = href === undefined ? null : URL.parse(href, base);
  if (!url) return null;
  url.hash = '';
  return url.href;
}

/** The elements that separate words, even if the HTML has no white space beside them. */
const BLOCKS = new Set(
  (
    'address article aside blockquote br button caption dd details div dl dt figcaption figure footer ' +
    'h1 h2 h3 h4 h5 h6 header hr label legend li nav ol option p pre section summary table td th tr ul'
  ).split(' '),
);
const UNSEEN = new Set(['script', 'style', 'noscript', 'template']);

type PageElement = ReturnType<ReturnType<typeof load>['root']>[number]['childNodes'][number];

const wordsOf = ($: CheerioAPI): number =>
  $('main').toArray().map(textOf).join(' ').split(/\s+/).filter(Boolean).length;

/** Returns the text of a node, with spaces around blocks. Reads the tree itself, because selectors take far longer. */
function textOf(node: PageElement): string {
  if (node.type === 'text') return node.data;
  if (!('attribs' in node) || UNSEEN.has(node.name) || 'hidden' in node.attribs) return '';
  const text = node.childNodes.map(textOf).join('');
  return BLOCKS.has(node.name) ? ` ${text} ` : text;
}

import type { Metadata } from 'next';
import { SITE_NAME } from '@/lib/config/site-name';
import { FEED_PATH } from '@/lib/routing/paths';
import { absoluteUrl } from '@/lib/routing/site-url';
import { pageTitle } from './titles';

interface PageMetadata {
  /** What an editor has written for search engines; a blank one is none. */
  ownTitle?: string | null;
  /** One, or several wordings, the most telling one first. */
  title: string | readonly [string, ...string[]];
  description: string;
  /** The canonical path of the page, starting with '/'. */
  path: string;
  noindex?: boolean;
  type?: 'website' | 'article';
  /** ISO times of an article. */
  published?: string | null;
  modified?: string | null;
}

/** The size that networks show uncut. Source: developers.facebook.com/docs/sharing/webmasters/images */
export const CARD_SIZE = { width: 1200, height: 630 };

const DESCRIPTION_LENGTH = 155;

/** The metadata of a page: title, description, canonical and social cards from one set of facts. */
export function pageMetadata({
  ownTitle,
  title,
  description,
  path,
  noindex,
  type = 'website',
  published,
  modified,
}: PageMetadata): Metadata {
  const url = absoluteUrl(path);
  const fullTitle = pageTitle(ownTitle, title);
  const summary = shorten(description, DESCRIPTION_LENGTH);
  // A page that is kept out of the index has no card of its own.
  const images = [{ url: socialCardUrl(noindex ? '/' : path), ...CARD_SIZE, alt: fullTitle }];
  return {
    title: { absolute: fullTitle },
    description: summary,
    alternates: {
      canonical: url,
      types: { 'application/rss+xml': [{ url: absoluteUrl(FEED_PATH), title: SITE_NAME }] },
    },
    openGraph: {
      type,
      url,
      title: fullTitle,
      description: summary,
      siteName: SITE_NAME,
      locale: 'en_GB',
      images,
      ...(type === 'article' &&
        published && { publishedTime: published, modifiedTime: modified ?? published }),
    },
    twitter: { card: 'summary_large_image', title: fullTitle, description: summary, images },
    robots: noindex
      ? { index: false, follow: true }
      : { index: true, follow: true, 'max-image-preview': 'large' },
  };
}

/** '/' → '…/og/home.png', '/retailers/argos' → '…/og/retailers/argos.png'; a query does not change the picture. */
function socialCardUrl(path: string): string {
  const page = path.replace(/\?.*$/, '');
  return absoluteUrl(`/og${page === '/' ? '/home' : page}.png`);
}

/** The text cut at a word, with an ellipsis, where it is longer than `length` characters. */
export function shorten(text: string, length: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= length) return plain;
  return `${plain
    .slice(0, length - 1)
    // Half an emoji is no character.
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/\s+\S*$/, '')
    .replace(/[\s,;:.–-]+$/, '')}…`;
}

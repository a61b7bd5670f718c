import type { Metadata } from 'next';
import { SITE_NAME } from '@/lib/config/site-name';
import { FEED_PATH } from '@/lib/routing/paths';
import { absoluteUrl } from '@/lib/routing/site-url';
import { cut } from '@/lib/text/cut';
import { pageTitle } from './titles';

interface PageMetadata {
  /** The title that an editor has entered for search engines; a blank title counts as missing. */
  ownTitle?: string | null;
  /** The title, or several wordings of it, the most informative wording first. */
  title: string | readonly [string, ...string[]];
  description: string;
  /** The page's canonical path on this site, starting with '/'. */
  path: string;
  noindex?: boolean;
  type?: 'website' | 'article';
  /** The ISO time of a guide's or article's publication; `modified` is the time of the last change. */
  published?: string | null;
  modified?: string | null;
}

/**
 * The size of social cards. Social networks do not crop cards of this size. Source:
 * developers.facebook.com/docs/sharing/webmasters/images
 */
export const CARD_SIZE = { width: 1200, height: 630 };

const DESCRIPTION_LENGTH = 155;

/** Returns the metadata of a page: title, description, canonical URL, feed, social cards and rules for robots. */
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
  // Use the homepage's social card for a page that search engines must not index.
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

/**
 * Returns the URL of a page's social card: '/' → '…/og/home.png', '/retailers/argos' → '…/og/retailers/argos.png'.
 * Drops the query of the path.
 */
export function socialCardUrl(path: string): string {
  const page = path.replace(/\?.*$/, '');
  return absoluteUrl(`/og${page === '/' ? '/home' : page}.png`);
}

/**
 * Returns a text on one line. A text of more than `length` characters is cut after a word and ends with an ellipsis.
 */
export function shorten(text: string, length: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= length) return plain;
  return `${cut(plain, length - 1)
    .replace(/\s+\S*$/, '')
    .replace(/[\s,;:.–-]+$/, '')}…`;
}

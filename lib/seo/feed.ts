import { SITE_LOCALE, SITE_NAME } from '@/lib/config/site-name';
import { contentPath, FEED_PATH } from '@/lib/routing/paths';
import { absoluteUrl, siteUrl } from '@/lib/routing/site-url';
import { escapeXml } from './escape-xml';

interface FeedItem {
  slug: string;
  title: string;
  description: string;
  content_type: 'guide' | 'article';
  published_at: string | null;
  /** The ISO time of the last change to the text. */
  content_changed_at: string;
}

/** Returns the feed of guides and articles as RSS 2.0 (rssboard.org/rss-specification), in the order of `items`. */
export function feedXml(items: FeedItem[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', SITE_NAME),
    element('link', siteUrl()),
    element('description', 'Guides and articles for the Boxing Day sales in the UK.'),
    element('language', SITE_LOCALE.toLowerCase()),
    ...(items.length > 0 ? [element('lastBuildDate', lastChange(items))] : []),
    `<atom:link href="${escapeXml(absoluteUrl(FEED_PATH))}" rel="self" type="application/rss+xml"/>`,
    ...items.map(itemXml),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** Returns the time of the latest publication or change of all items, in the format of RSS (RFC 822). */
function lastChange(items: FeedItem[]): string {
  const times = items.flatMap(({ published_at, content_changed_at }) => [
    published_at ?? '',
    content_changed_at,
  ]);
  return new Date(Math.max(...times.filter(Boolean).map(Date.parse))).toUTCString();
}

function itemXml(item: FeedItem): string {
  const url = absoluteUrl(contentPath(item.slug));
  return [
    '<item>',
    element('title', item.title),
    element('link', url),
    element('guid', url),
    element('description', item.description),
    element('category', item.content_type === 'guide' ? 'Guides' : 'Articles'),
    ...(item.published_at ? [element('pubDate', new Date(item.published_at).toUTCString())] : []),
    '</item>',
  ].join('\n');
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

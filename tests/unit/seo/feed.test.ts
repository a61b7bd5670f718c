/** @jest-environment jsdom */
import { escapeXml } from '../../../lib/seo/escape-xml.ts';
import { feedXml } from '../../../lib/seo/feed.ts';

const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');

const item = {
  slug: 'a-guide',
  title: 'Prices < £5 & "more" 🎁',
  description: 'One ]]> two',
  content_type: 'guide' as const,
  published_at: '2026-11-02T09:00:00Z',
  content_changed_at: '2026-11-20T09:00:00Z',
};

describe('feedXml', () => {
  it('is well-formed and keeps every character of the texts', () => {
    const document = parse(feedXml([item]));
    expect(document.querySelector('parsererror')).toBeNull();
    expect(document.querySelector('item > title')?.textContent).toBe(item.title);
    expect(document.querySelector('item > description')?.textContent).toBe(item.description);
  });

  it('has absolute URLs and dates in the format of RSS', () => {
    const document = parse(feedXml([item]));
    expect(document.querySelector('item > link')?.textContent).toMatch(
      /^https?:\/\/[^/]+\/content\/a-guide$/,
    );
    expect(document.querySelector('item > guid')?.textContent).toBe(
      document.querySelector('item > link')?.textContent,
    );
    expect(document.querySelector('item > pubDate')?.textContent).toBe('Mon, 02 Nov 2026 09:00:00 GMT');
  });

  it('has the time of the latest publication or change of an item', () => {
    const built = (...items: Parameters<typeof feedXml>[0]) =>
      parse(feedXml(items)).querySelector('channel > lastBuildDate')?.textContent;
    expect(built(item)).toBe('Fri, 20 Nov 2026 09:00:00 GMT');
    expect(built(item, { ...item, published_at: '2026-11-21T09:00:00Z' })).toBe(
      'Sat, 21 Nov 2026 09:00:00 GMT',
    );
    expect(built()).toBeUndefined();
  });

  it('has no date when none is known, and may be empty', () => {
    expect(feedXml([{ ...item, published_at: null }])).not.toContain('pubDate');
    expect(parse(feedXml([])).querySelectorAll('channel > item')).toHaveLength(0);
  });
});

it('escapeXml removes characters that XML does not allow', () => {
  expect(escapeXml('a\u0000b\u0008c\uFFFEd')).toBe('abcd');
});

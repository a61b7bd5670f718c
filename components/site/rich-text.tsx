import { cacheLife } from 'next/cache';
import { shopsNamedIn } from '@/lib/affiliates/paid-links';
import { listRetailerHosts } from '@/lib/data/retailer-hosts';
import { type RichHtml, richHtml, type RichHtmlOptions } from '@/lib/html/article';
import { AdDisclosure } from './paid-links/ad-disclosure';

interface RichTextProps extends Omit<RichHtmlOptions, 'shops'> {
  html: string;
  className?: string;
}

/**
 * An editor's HTML, sanitised and styled. If the text contains a paid link, the affiliate disclosure is above the text.
 */
export async function RichText({ html, taken, under, className = '' }: RichTextProps) {
  return <ReadyText rich={await readyHtml(html, { taken, under })} className={className} />;
}

/** Renders a rich text that `readyHtml` has prepared. */
export function ReadyText({ rich, className = '' }: { rich: RichHtml; className?: string }) {
  const html = { __html: rich.html };
  if (!rich.hasPaidLinks) return <div className={`prose ${className}`} dangerouslySetInnerHTML={html} />;
  return (
    <div className={className}>
      <div className="mb-4">
        <AdDisclosure />
      </div>
      <div className="prose" dangerouslySetInnerHTML={html} />
    </div>
  );
}

/** Sanitises an editor's HTML and marks its paid links: links to a retailer that we list or to an affiliate network. */
export async function readyHtml(html: string, options: Omit<RichHtmlOptions, 'shops'> = {}) {
  const shops = /https?:/i.test(html) ? shopsNamedIn(html, await listRetailerHosts()) : [];
  return cachedHtml(html, { ...options, shops });
}

/**
 * Returns the prepared HTML of a text. The result is cached, with the text itself as the key, because sanitising is
 * slow.
 */
async function cachedHtml(html: string, options: RichHtmlOptions): Promise<RichHtml> {
  'use cache';
  cacheLife('max');
  return richHtml(html, options);
}

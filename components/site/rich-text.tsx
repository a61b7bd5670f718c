import { cacheLife } from 'next/cache';
import { listRetailerHosts } from '@/lib/data/retailer-hosts';
import { shopsNamedIn } from '@/lib/paid-links';
import { type RichHtml, richHtml, type RichHtmlOptions } from '@/lib/rich-html';
import { AdDisclosure } from './ad-disclosure';

interface RichTextProps extends Omit<RichHtmlOptions, 'shops'> {
  html: string;
  className?: string;
}

/** An editor's HTML, sanitised and set as prose; with the disclosure above it where a link of it is paid. */
export async function RichText({ html, taken, under, className = '' }: RichTextProps) {
  return <ReadyText rich={await readyHtml(html, { taken, under })} className={className} />;
}

/** The same of a text that `readyHtml` has made. */
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

/** Makes an editor's HTML ready for the page, by the retailers that there are. */
export async function readyHtml(html: string, options: Omit<RichHtmlOptions, 'shops'> = {}) {
  const shops = /https?:/i.test(html) ? shopsNamedIn(html, await listRetailerHosts()) : [];
  return cachedHtml(html, { ...options, shops });
}

/** Cached by the HTML itself, since sanitising it builds a document. */
async function cachedHtml(html: string, options: RichHtmlOptions): Promise<RichHtml> {
  'use cache';
  cacheLife('max');
  return richHtml(html, options);
}

import { cacheLife } from 'next/cache';
import { shopsNamedIn } from '@/lib/affiliates/paid-links';
import { listRetailerHosts } from '@/lib/data/retailer-hosts';
import { type RichHtml, richHtml, type RichHtmlOptions } from '@/lib/html/article';
import { AdDisclosure } from './paid-links/ad-disclosure';

interface RichTextProps extends Omit<RichHtmlOptions, 'shops'> {
  html: string;
  className?: string;
}

/** An editor's HTML, sanitised and styled; with the disclosure above it if it has a paid link. */
export async function RichText({ html, taken, under, className = '' }: RichTextProps) {
  return <ReadyText rich={await readyHtml(html, { taken, under })} className={className} />;
}

/** Renders a text that `readyHtml` has prepared. */
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

/** Prepares an editor's HTML for the page; the known retailers decide which links are paid. */
export async function readyHtml(html: string, options: Omit<RichHtmlOptions, 'shops'> = {}) {
  const shops = /https?:/i.test(html) ? shopsNamedIn(html, await listRetailerHosts()) : [];
  return cachedHtml(html, { ...options, shops });
}

/** Cached by its content, because sanitising is slow. */
async function cachedHtml(html: string, options: RichHtmlOptions): Promise<RichHtml> {
  'use cache';
  cacheLife('max');
  return richHtml(html, options);
}

import { cacheLife } from 'next/cache';
import { shopsNamedIn } from '@/lib/affiliates/paid-links';
import { listRetailerHosts } from '@/lib/data/retailer-hosts';
import { partsOfHtml, type RichHtml, richHtml, type RichHtmlOptions } from '@/lib/html/article';
import { WidgetInText } from './offer-widgets/placed-widgets';
import { AdDisclosure } from './paid-links/ad-disclosure';

interface RichTextProps extends Omit<RichHtmlOptions, 'shops'> {
  html: string;
  className?: string;
}

/**
 * Renders an editor's HTML, sanitised and styled. If the text contains a paid link, the affiliate disclosure is above
 * the text.
 */
export async function RichText({ html, taken, under, className = '' }: RichTextProps) {
  return <ReadyText rich={await readyHtml(html, { taken, under })} className={className} />;
}

/** Renders a rich text that `readyHtml` has prepared, including its offer widgets. */
export function ReadyText({ rich, className = '' }: { rich: RichHtml; className?: string }) {
  if (!rich.hasPaidLinks && rich.widgets.length === 0)
    return <Prose html={rich.html} className={className} />;
  return (
    <div className={className}>
      {rich.hasPaidLinks && (
        <div className="mb-4">
          <AdDisclosure />
        </div>
      )}
      {partsOfHtml(rich.html).map((part, index) =>
        'widget' in part ? (
          <WidgetInText key={index} id={part.widget} />
        ) : (
          <Prose key={index} html={part.html} />
        ),
      )}
    </div>
  );
}

const Prose = ({ html, className = '' }: { html: string; className?: string }) => (
  <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
);

/**
 * Sanitises an editor's HTML and marks its paid links: links to a retailer that we list or to an affiliate network.
 * Returns the HTML with its headings, ids and widgets.
 */
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

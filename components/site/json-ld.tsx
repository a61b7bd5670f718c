import type { Thing, WithContext } from 'schema-dts';
import { serialiseJsonLd } from '@/lib/seo/json-ld';

/** Adds structured data about the page, for search engines. */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialiseJsonLd(data) }} />;
}

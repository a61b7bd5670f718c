import { networkOf } from '@/lib/affiliates/affiliate-networks';
import { isTaggedTable } from '@/lib/cache/tags';
import { isTooNested } from '@/lib/html/depth';
import { linksOfHtml, replaceHtmlLinks } from '@/lib/html/links';
import type { Field } from './field';
import { fieldsOf, type HasFields, type Resource, type Row, type Values } from './resource';
import { isHttpUrl } from './schemas';
import type { Json } from '@/lib/schema/database.types';

/** Returns whether an entity's rows appear on public pages. The site lists and checks only links in such rows. */
export const hasPublicLinks = ({ table }: Pick<Resource, 'table'>) => isTaggedTable(table);

/** An outbound link in a field of a row. */
export interface RowLink {
  url: string;
  host: string;
  network: string | null;
  field: string;
  label: string;
  rel: string;
}

/** Why a link cannot be listed: its URL or host is too long, or the HTML around it is too complex to be parsed. */
export const UNLISTED_REASONS = ['too-long', 'too-complex'] as const;
export type UnlistedReason = (typeof UNLISTED_REASONS)[number];

/** The outbound links in one field that cannot be listed for the same reason. */
export interface UnlistedLinks {
  field: string;
  label: string;
  reason: UnlistedReason;
  count: number;
}

interface Site {
  /** The hosts of retailers. Links to these hosts in texts are paid links. */
  shops: readonly string[];
  /** The site's own host. Links to it are not outbound. */
  ownHost: string;
}

/** Matches URLs within a plain text, but not the punctuation after a URL. */
const IN_TEXT = /https?:\/\/[^\s"<>\\^`{|}]*[^\s"<>\\^`{|}.,;:!?)\]'’”]/gi;

const urlsIn = (text: string) => (isHttpUrl(text.trim()) ? [text.trim()] : (text.match(IN_TEXT) ?? []));

/** The longest URL and host that the list of links can contain. */
const MOST_CHARACTERS = { url: 2048, host: 253 };

/**
 * Returns the outbound links in all fields of a row, and the number of links in each field that cannot be listed. A URL
 * that a field contains twice counts once for the field.
 */
export function linksOfRow(
  resource: HasFields,
  row: Row,
  { shops, ownHost }: Site,
): { links: RowLink[]; unlisted: UnlistedLinks[] } {
  const links: RowLink[] = [];
  const unlisted: UnlistedLinks[] = [];
  for (const field of fieldsOf(resource)) {
    const value = row[field.name] ?? null;
    const place = { field: field.name, label: field.label };
    const found = new Map<string, string>();
    for (const { url, rel } of linksOfValue(field, value, shops)) if (!found.get(url)) found.set(url, rel);
    const counts = { 'too-long': 0, 'too-complex': 0 };
    for (const [url, rel] of found) {
      const host = outboundHost(url, ownHost);
      if (!host) continue;
      if (url.length > MOST_CHARACTERS.url || host.length > MOST_CHARACTERS.host) counts['too-long'] += 1;
      else links.push({ url, host, network: networkOf(host) ?? null, ...place, rel });
    }
    if (field.kind === 'html' && found.size === 0)
      counts['too-complex'] = urlsOfComplexHtml(value).filter((url) => outboundHost(url, ownHost)).length;
    for (const reason of UNLISTED_REASONS)
      if (counts[reason] > 0) unlisted.push({ ...place, reason, count: counts[reason] });
  }
  return { links, unlisted };
}

/** Returns the host of a URL that leads away from the site; otherwise null. */
function outboundHost(url: string, ownHost: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, hostname, host } = new URL(url);
  if (!/^https?:$/.test(protocol) || !hostname) return null;
  const found = host.replace(/\.$/, '');
  return found === ownHost ? null : found;
}

/** Returns the URLs in HTML that is too complex to be parsed, each once; none for other HTML. */
function urlsOfComplexHtml(html: Json): string[] {
  if (typeof html !== 'string') return [];
  const urls = html.match(IN_TEXT);
  return urls && isTooNested(html) ? [...new Set(urls)] : [];
}

function linksOfValue(field: Field, value: Json, shops: readonly string[]): { url: string; rel: string }[] {
  if (field.kind === 'html') return typeof value === 'string' ? linksOfHtml(value, shops) : [];
  if (field.kind === 'rows' && Array.isArray(value)) {
    return value.flatMap((item) =>
      typeof item === 'object' && item && !Array.isArray(item)
        ? Object.entries(item).flatMap(([name, part]) => {
            const rel = field.parts.find((each) => each.name === name)?.rel ?? '';
            return textsIn(part ?? null).flatMap((text) => urlsIn(text).map((url) => ({ url, rel })));
          })
        : textsIn(item).flatMap((text) => urlsIn(text).map((url) => ({ url, rel: '' }))),
    );
  }
  return textsIn(value).flatMap((text) => urlsIn(text).map((url) => ({ url, rel: field.rel ?? '' })));
}

function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || !value) return [];
  return Object.values(value).flatMap((part) => textsIn(part ?? null));
}

/** Replaces the URLs in all fields of a row, and returns the values of the fields that have changed. */
export function replaceLinksOfRow(
  resource: HasFields,
  row: Row,
  { shops, replace }: { shops: readonly string[]; replace: (url: string) => string },
): Values {
  return Object.fromEntries(
    fieldsOf(resource).flatMap((field) => {
      const value = row[field.name] ?? null;
      const next =
        field.kind === 'html'
          ? typeof value === 'string'
            ? replaceHtmlLinks(value, shops, replace)
            : value
          : replaceInValue(value, replace);
      return JSON.stringify(next) === JSON.stringify(value) ? [] : [[field.name, next] as const];
    }),
  );
}

function replaceInValue(value: Json, replace: (url: string) => string): Json {
  if (typeof value === 'string') {
    if (isHttpUrl(value.trim()))
      return replace(value.trim()) === value.trim() ? value : replace(value.trim());
    return value.replaceAll(IN_TEXT, (url) => replace(url));
  }
  if (Array.isArray(value)) return value.map((part) => replaceInValue(part, replace));
  if (typeof value !== 'object' || !value) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, replaceInValue(part ?? null, replace)]),
  );
}

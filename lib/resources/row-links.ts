import { networkOf } from '@/lib/affiliates/affiliate-networks';
import { isTaggedTable } from '@/lib/cache/tags';
import { linksOfHtml, replaceHtmlLinks } from '@/lib/html/links';
import type { Field } from './field';
import { fieldsOf, type HasFields, type Resource, type Row, type Values } from './resource';
import { isHttpUrl } from './schemas';
import type { Json } from '@/lib/schema/database.types';

/** Returns whether an entity's rows appear on public pages, so that their links are links of the site. */
export const hasPublicLinks = ({ table }: Pick<Resource, 'table'>) => isTaggedTable(table);

/** A use of a URL in a field of a row. */
export interface RowLink {
  url: string;
  host: string;
  network: string | null;
  field: string;
  label: string;
  rel: string;
}

interface Site {
  /** The hosts of retailers, whose links in texts are paid. */
  shops: readonly string[];
  /** The site's own host, whose links are not outbound. */
  ownHost: string;
}

/** Matches URLs within a plain text, but not the punctuation after a URL. */
const IN_TEXT = /https?:\/\/[^\s"<>\\^`{|}]*[^\s"<>\\^`{|}.,;:!?)\]'’”]/gi;

const urlsIn = (text: string) => (isHttpUrl(text.trim()) ? [text.trim()] : (text.match(IN_TEXT) ?? []));

/** Returns the outbound links in all fields of a row, each once per field. */
export function linksOfRow(resource: HasFields, row: Row, { shops, ownHost }: Site): RowLink[] {
  return fieldsOf(resource).flatMap((field) => {
    const found = new Map<string, string>();
    for (const { url, rel } of linksOfValue(field, row[field.name] ?? null, shops)) {
      if (url.length <= 2048 && !found.get(url)) found.set(url, rel);
    }
    return [...found].flatMap(([url, rel]) => {
      const host = hostOf(url);
      if (!host || host === ownHost) return [];
      return [{ url, host, network: networkOf(host) ?? null, field: field.name, label: field.label, rel }];
    });
  });
}

function hostOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, hostname, host } = new URL(url);
  return /^https?:$/.test(protocol) && hostname ? host.replace(/\.$/, '') : null;
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

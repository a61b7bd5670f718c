import type { EntityTable } from '@/lib/entities/registry';
import type { Field } from '@/lib/resources/field';
import { fieldsOf, type HasFields, type Resource, type Row } from '@/lib/resources/resource';
import { type SearchTemplates, searchTexts } from '@/lib/resources/search-texts';
import { isPaidUrl, PAID_REL, SOURCE_REL } from '@/lib/affiliates/paid-links';
import { type HtmlLinkFound, readHtml } from './html-blocks';
import type { SaleDate } from './sale-dates';

interface InField {
  /** The name of the form field that contains the text, link or picture. */
  field: string;
}

export interface TextBlock extends InField {
  kind: 'paragraph' | 'heading' | 'other';
  /** The level of a heading, such as 2 for <h2>; 0 for other blocks. */
  level: number;
  text: string;
}
export interface PageLink extends InField, HtmlLinkFound {
  /** Whether the site marks the link with 'Ad'. */
  hasAd: boolean;
}
export interface PagePicture extends InField {
  src: string;
  alt: string | null;
}

/** The texts, links and pictures of a row, each with its form field. */
export interface PageParts {
  blocks: TextBlock[];
  links: PageLink[];
  pictures: PagePicture[];
}

/** The data of a page that the checks examine. */
export interface QualityPage extends PageParts {
  entity: EntityTable;
  row: Row;
  /** The labels of the fields in the entity's form, by name. */
  fields: ReadonlyMap<string, string>;
  /** The title and the description that search engines see. */
  title: string;
  description: string;
  /** For a retailer, its published sale dates that may still matter to shoppers (lib/data/quality); otherwise empty. */
  saleDates: readonly SaleDate[];
}

interface Surroundings {
  /** The hosts of retailers. Links to these hosts in texts are paid links. */
  shops: readonly string[];
  /** For a product or subcategory, its category if the category is published; otherwise null. */
  parent: { name: string } | null;
  searchTemplates: SearchTemplates;
  saleDates?: readonly SaleDate[];
}

/** Fields whose texts are not prose, but names, sources and other data. */
const NO_PROSE = new Set(['meta_description', 'aliases', 'sources', 'specs', 'retailer_links']);
const SHORT_PROSE = new Set(['verdict', 'verdict_reason']);

/** Returns whether a field contains prose. The checks look for facts that prose states and no other field supports. */
export const isProse = ({ name, kind }: Pick<Field, 'name' | 'kind'>) =>
  !NO_PROSE.has(name) &&
  (SHORT_PROSE.has(name) ? kind === 'text' : ['textarea', 'html', 'lines', 'rows'].includes(kind));

/** Returns the data of a page that the checks examine. Reads it from a row, or from the values of a form. */
export function readPage(
  entity: EntityTable,
  resource: Resource,
  row: Row,
  { shops, parent, searchTemplates, saleDates = [] }: Surroundings,
): QualityPage {
  const fields = new Map(fieldsOf(resource).map(({ name, label }) => [name, label]));
  const texts = searchTexts(resource, row, { parent, searchTemplates });
  return { ...{ entity, row, fields, saleDates }, ...texts, ...readParts(resource, row, shops) };
}

/** Reads the texts, links and pictures of a row. */
export function readParts(resource: HasFields, row: Row, shops: readonly string[]): PageParts {
  const page: PageParts = { blocks: [], links: [], pictures: [] };
  for (const field of fieldsOf(resource)) addField(page, field, row[field.name], shops);
  return page;
}

function addField(page: PageParts, field: Field, value: unknown, shops: readonly string[]): void {
  if (field.kind === 'html') {
    const { blocks, links, pictures } = readHtml(typeof value === 'string' ? value : '');
    const own = { field: field.name };
    page.blocks.push(...blocks.map((block) => ({ ...block, ...own })));
    page.links.push(...links.map((link) => ({ ...link, ...own, hasAd: hasAd(link, shops) })));
    page.pictures.push(...pictures.map((picture) => ({ ...picture, ...own })));
    return;
  }
  page.links.push(...linksOf(field, value));
  if (isProse(field)) page.blocks.push(...proseOf(field, value));
}

/**
 * Returns whether the site appends 'Ad' to a link. It does so if the link is paid and contains text or a picture
 * (lib/html/article.ts).
 */
const hasAd = ({ href, rel, text, hasPicture }: HtmlLinkFound, shops: readonly string[]) =>
  (/\bsponsored\b/i.test(rel) || isPaidUrl(href, shops)) && (text !== '' || hasPicture);

/** Returns the paragraphs of a plain text. In the text, empty lines separate the paragraphs. */
function proseOf(field: Pick<Field, 'name' | 'kind'>, value: unknown): TextBlock[] {
  const block = (text: string): TextBlock => ({
    ...{ field: field.name, level: 0, text: text.trim() },
    kind: field.kind === 'lines' ? 'other' : 'paragraph',
  });
  return textsOf(value)
    .flatMap((text) => text.split(/\n\s*\n/))
    .map(block)
    .filter(({ text }) => text !== '');
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || !value) return [];
  // Skip slugs and days, because they are not prose.
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'slug' || name === 'day' ? [] : textsOf(part),
  );
}

/** Returns the links in a field that contains URLs. Public pages mark the paid links with 'Ad'. */
function linksOf(field: Field, value: unknown): PageLink[] {
  const link = (href: string, rel: string): PageLink => ({
    ...{ field: field.name, href, rel, text: field.label, hasPicture: false },
    hasAd: rel === PAID_REL,
  });
  if (typeof value === 'string') return field.rel && value ? [link(value, field.rel)] : [];
  if (field.kind !== 'rows' || !Array.isArray(value)) return [];
  return field.parts
    .filter(({ rel }) => rel === PAID_REL || rel === SOURCE_REL)
    .flatMap(({ name, rel = '' }) =>
      value.flatMap((item: unknown) => {
        const href = (item as Record<string, unknown> | null)?.[name];
        return typeof href === 'string' && href ? [link(href, rel)] : [];
      }),
    );
}

/** Returns the whole text of a page, for word counts and comparisons. */
export const textOf = ({ blocks }: PageParts) => blocks.map(({ text }) => text).join('\n');

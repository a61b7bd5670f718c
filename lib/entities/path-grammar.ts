import { pageNumber, pagePath } from '../lists/pagination.ts';
import {
  DIRECTORY_TABLES,
  ENTITY_TABLES,
  entityOf,
  LISTED_TABLES,
  type DirectoryTable,
  type EntityTable,
  type ListedTable,
} from './registry.ts';

/** A public page's path, split into its parts. This file alone defines the paths of lists and rows. */
export type ParsedPath =
  | { kind: 'list'; table: ListedTable; page: number }
  /** The A to Z directory of a list: all rows or, with `initial`, only the rows with this initial. */
  | { kind: 'directory'; table: DirectoryTable; initial: string | null; page: number }
  | { kind: 'row'; table: EntityTable; slug: string; parent: string | null; page: number; isFormer: boolean }
  /** A path with a single segment, '/{slug}', which redirects to the row with that slug. */
  | { kind: 'slug'; slug: string };

/** First path segments that the site itself uses, in addition to those of the entities. */
const OTHER_SEGMENTS = [
  ...['admin', 'api', 'auth', 'compare', 'forbidden', 'og', 'sale-dates', 'search', 'shortlist', 'sitemaps'],
];

const segmentsOf = (path: string) => path.split('/').slice(1);
const isPlaceholder = (segment: string) => segment.startsWith('{');

/**
 * The path templates of all rows. Templates that start with a fixed segment come before templates that start with a
 * placeholder.
 */
const FORMS = ENTITY_TABLES.flatMap((table) => {
  const { path, formerPaths = [] } = entityOf(table);
  return [path, ...formerPaths].map((form) => ({
    table,
    isFormer: form !== path,
    segments: segmentsOf(form),
  }));
}).sort((a, b) => Number(isPlaceholder(a.segments[0] ?? '')) - Number(isPlaceholder(b.segments[0] ?? '')));

/**
 * All first segments of the site's own paths. A category must not have one of them as its slug, because the paths of
 * its products start with this slug.
 */
export const FIRST_SEGMENTS: readonly string[] = [
  ...new Set([
    ...OTHER_SEGMENTS,
    ...LISTED_TABLES,
    ...FORMS.map(({ segments: [first = ''] }) => first).filter((first) => !isPlaceholder(first)),
  ]),
].sort();

/** Returns the slugs that rows of a table must not have, because another page already has the resulting path. */
export function reservedSlugs(table: EntityTable): readonly string[] {
  const startsPaths = FORMS.some(
    (form) => isPlaceholder(form.segments[0] ?? '') && entityOf(form.table).parent?.table === table,
  );
  const hasDirectory = DIRECTORY_TABLES.some((each) => each === table);
  return [...(hasDirectory ? ['directory'] : []), ...(startsPaths ? FIRST_SEGMENTS : [])];
}

/**
 * Parses the path of a list, directory or row, or a path of one segment; returns null for all other paths. The path
 * must have no query and no trailing slash. Does not check that the slugs are valid.
 */
export function parsePath(path: string): ParsedPath | null {
  const segments = segmentsOf(path);
  if (!path.startsWith('/') || segments.includes('')) return null;
  const page = segments.at(-2) === 'page' ? pageNumber(segments.at(-1) ?? '') : null;
  const whole = page === null ? segments : segments.slice(0, -2);
  const [first = '', second] = whole;
  const listed = LISTED_TABLES.find((table) => table === first);
  if (listed && whole.length === 1) {
    return page === null || entityOf(listed).list?.isPaged
      ? { kind: 'list', table: listed, page: page ?? 1 }
      : null;
  }
  const lettered = DIRECTORY_TABLES.find((table) => table === first);
  if (lettered && second === 'directory') return directoryAt(lettered, segments.slice(2));
  if (segments.length === 1) return { kind: 'slug', slug: first };
  return (page === null ? null : rowAt(whole, page)) ?? rowAt(segments, null);
}

function directoryAt(table: DirectoryTable, below: string[]): ParsedPath | null {
  const [initial, page = '1', ...more] = below;
  const number = pageNumber(page);
  return number === null || more.length > 0
    ? null
    : { kind: 'directory', table, initial: initial ?? null, page: number };
}

/** Parses a row's path by the first template that matches. `page` is null if the path contains no page number. */
function rowAt(segments: string[], page: number | null): ParsedPath | null {
  for (const { table, segments: form, isFormer } of FORMS) {
    const { parent: above, hasFurtherPages } = entityOf(table);
    if (form.length !== segments.length || (page !== null && !hasFurtherPages)) continue;
    if (!form.every((part, place) => isPlaceholder(part) || part === segments[place])) continue;
    const place = form.findIndex((part) => isPlaceholder(part) && part !== '{slug}');
    const parent = segments[place] ?? null;
    const isWithout = parent !== null && parent === above?.without;
    if (place === 0 && !isWithout && FIRST_SEGMENTS.includes(parent ?? '')) continue;
    const slug = segments[form.indexOf('{slug}')] ?? '';
    return { kind: 'row', table, slug, parent: isWithout ? null : parent, page: page ?? 1, isFormer };
  }
  return null;
}

const filled = (form: string, slug: string, parent: string) =>
  form.replace(/\{[a-z]+\}/g, (placeholder) => (placeholder === '{slug}' ? slug : parent));

/** Returns the canonical path of the row with this slug and this parent. */
export function rowPath(
  table: EntityTable,
  { slug, parent }: { slug: string; parent?: string | null },
): string {
  const { path, parent: above } = entityOf(table);
  return filled(path, slug, parent ?? above?.without ?? '');
}

/**
 * Returns the canonical path of a database row. Reads the slug of its parent from the column that the registry names.
 */
export function pathOfRow(table: EntityTable, row: Record<string, unknown>): string {
  const parent = row[entityOf(table).parent?.column ?? ''];
  return rowPath(table, {
    slug: String(row.slug),
    parent: typeof parent === 'string' && parent ? parent : null,
  });
}

/**
 * Returns the path to which a search result links: the path of the result's kind if the kind has one, otherwise the
 * path of the row itself.
 */
export function resultPath(
  type: string,
  { slug, category }: { slug: string; category: string | null },
): string {
  const tables = ENTITY_TABLES.filter((each) => entityOf(each).kinds.some((kind) => kind.type === type));
  // Results from several tables may have the same type. If the result has a category, choose the table whose rows have
  // parents.
  const table = tables.find((each) => Boolean(entityOf(each).parent) === Boolean(category)) ?? tables[0];
  if (!table) throw new Error(`No entity has results of the type ${type}`);
  const own = entityOf(table).kinds.find((kind) => kind.type === type)?.path;
  return own ? filled(own, slug, '') : rowPath(table, { slug, parent: category });
}

/**
 * Builds a path from its parts, the reverse of `parsePath`. If the parts come from a former path of a row, returns the
 * row's current path.
 */
export function buildPath(parsed: ParsedPath): string {
  switch (parsed.kind) {
    case 'list':
      return pagePath(`/${parsed.table}`, parsed.page);
    case 'directory': {
      const { table, initial, page } = parsed;
      const path = initial === null ? `/${table}/directory` : `/${table}/directory/${initial}`;
      return page === 1 ? path : `${path}/${page}`;
    }
    case 'row':
      return pagePath(rowPath(parsed.table, parsed), parsed.page);
    case 'slug':
      return `/${parsed.slug}`;
  }
}

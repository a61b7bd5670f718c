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

/** The meaning of a public page's path. This is the one grammar of the addresses of lists and rows. */
export type ParsedPath =
  | { kind: 'list'; table: ListedTable; page: number }
  /** The A to Z of a list, or one initial of it. */
  | { kind: 'directory'; table: DirectoryTable; initial: string | null; page: number }
  | { kind: 'row'; table: EntityTable; slug: string; parent: string | null; page: number; isFormer: boolean }
  /** '/{slug}', which leads to the row that has it. */
  | { kind: 'slug'; slug: string };

/** First segments that are no entity's, with something below them. */
const OTHER_SEGMENTS = ['admin', 'api', 'auth', 'forbidden', 'og', 'search', 'sitemaps'];

const segmentsOf = (path: string) => path.split('/').slice(1);
const isHole = (segment: string) => segment.startsWith('{');

/** The forms of all addresses of rows; those that begin with a word of their own come before those that do not. */
const FORMS = ENTITY_TABLES.flatMap((table) => {
  const { path, formerPaths = [] } = entityOf(table);
  return [path, ...formerPaths].map((form) => ({
    table,
    isFormer: form !== path,
    segments: segmentsOf(form),
  }));
}).sort((a, b) => Number(isHole(a.segments[0] ?? '')) - Number(isHole(b.segments[0] ?? '')));

/** The first segments of the site's own addresses; a row whose address begins with its parent's slug can begin with no such word. */
export const FIRST_SEGMENTS: readonly string[] = [
  ...new Set([
    ...OTHER_SEGMENTS,
    ...LISTED_TABLES,
    ...FORMS.map(({ segments: [first = ''] }) => first).filter((first) => !isHole(first)),
  ]),
].sort();

/** The slugs that no row of a table may have, because the site has a page of its own at that address. */
export function reservedSlugs(table: EntityTable): readonly string[] {
  const beginsAddresses = FORMS.some(
    (form) => isHole(form.segments[0] ?? '') && entityOf(form.table).parent?.table === table,
  );
  const hasDirectory = DIRECTORY_TABLES.some((each) => each === table);
  return [...(hasDirectory ? ['directory'] : []), ...(beginsAddresses ? FIRST_SEGMENTS : [])];
}

/** Reads the path of a list's or row's page, without query and closing slash; null for all others. Whether a slug can be one is not asked. */
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

/** The row of the first form that fits. `page` is null where the path names none. */
function rowAt(segments: string[], page: number | null): ParsedPath | null {
  for (const { table, segments: form, isFormer } of FORMS) {
    const { parent: above, hasFurtherPages } = entityOf(table);
    if (form.length !== segments.length || (page !== null && !hasFurtherPages)) continue;
    if (!form.every((part, place) => isHole(part) || part === segments[place])) continue;
    const place = form.findIndex((part) => isHole(part) && part !== '{slug}');
    const parent = segments[place] ?? null;
    const isWithout = parent !== null && parent === above?.without;
    if (place === 0 && !isWithout && FIRST_SEGMENTS.includes(parent ?? '')) continue;
    const slug = segments[form.indexOf('{slug}')] ?? '';
    return { kind: 'row', table, slug, parent: isWithout ? null : parent, page: page ?? 1, isFormer };
  }
  return null;
}

const filled = (form: string, slug: string, parent: string) =>
  form.replace(/\{[a-z]+\}/g, (hole) => (hole === '{slug}' ? slug : parent));

/** The canonical path of a row. */
export function rowPath(
  table: EntityTable,
  { slug, parent }: { slug: string; parent?: string | null },
): string {
  const { path, parent: above } = entityOf(table);
  return filled(path, slug, parent ?? above?.without ?? '');
}

/** The same of a row as the database has it. */
export function pathOfRow(table: EntityTable, row: Record<string, unknown>): string {
  const parent = row[entityOf(table).parent?.column ?? ''];
  return rowPath(table, {
    slug: String(row.slug),
    parent: typeof parent === 'string' && parent ? parent : null,
  });
}

/** Where a search result leads: to its row, by the path of its kind where that has one of its own. */
export function resultPath(
  type: string,
  { slug, category }: { slug: string; category: string | null },
): string {
  const tables = ENTITY_TABLES.filter((each) => entityOf(each).kinds.some((kind) => kind.type === type));
  // A result with a parent is of the table whose rows have one.
  const table = tables.find((each) => Boolean(entityOf(each).parent) === Boolean(category)) ?? tables[0];
  if (!table) throw new Error(`No entity has results of the type ${type}`);
  const own = entityOf(table).kinds.find((kind) => kind.type === type)?.path;
  return own ? filled(own, slug, '') : rowPath(table, { slug, parent: category });
}

/** Builds the path that `parsePath` reads; of a row's former address its present form. */
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

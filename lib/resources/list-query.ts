import { z } from 'zod';
import { one, type SearchParams } from '@/lib/routing/query-parameters';
import { cut } from '@/lib/text/cut';
import type { Filter, Resource } from './resource';

export const PAGE_SIZES = [25, 50, 100] as const;

/** The state of a list in the admin area, as contained in the list's URL. */
export interface ListQuery {
  q: string;
  /** The selected value of each active filter, by the name of the filter's column. */
  filters: Record<string, string>;
  sort: { by: string; descending: boolean };
  page: number;
  size: number;
}

/** The values of a yes/no filter in the URL of a list. Any other filter has a choice or a slug as its value. */
export const YES = 'yes';
export const NO = 'no';

/** Cleans a search text: removes control characters, such as null bytes, and cuts the text to 200 characters. */
export const searchText = (value: SearchParams[string]) =>
  cut(
    one(value)
      .toWellFormed()
      .replaceAll(/\p{Cc}/gu, '')
      .trim(),
    200,
  );

/** Returns whether a search or a filter hides some rows of a list. */
export const isNarrowedBy = ({ q, filters }: ListQuery): boolean =>
  q !== '' || Object.keys(filters).length > 0;

const pageSchema = z.coerce.number().int().min(1).max(1_000_000).catch(1);

/** Parses the query parameters of a list's URL; invalid values are ignored. */
export function readListQuery(resource: Resource, params: SearchParams): ListQuery {
  const [by = '', direction = ''] = one(params.sort).split('.');
  const isSortable = resource.columns.some(({ name, isSortable: can }) => can && name === by);
  const size = Number(one(params.size));
  return {
    q: searchText(params.q),
    filters: Object.fromEntries(
      resource.filters
        .map((filter) => [filter.name, one(params[filter.name])] as const)
        .filter(([name, value]) => isAllowed(resource.filters, name, value)),
    ),
    sort: isSortable ? { by, descending: direction === 'desc' } : resource.sort,
    page: pageSchema.parse(one(params.page) || '1'),
    size: PAGE_SIZES.find((allowed) => allowed === size) ?? PAGE_SIZES[0],
  };
}

function isAllowed(filters: Filter[], name: string, value: string): boolean {
  const filter = filters.find((each) => each.name === name);
  if (!filter || !value) return false;
  if (filter.kind === 'choice') return filter.choices.some((choice) => choice.value === value);
  if (filter.kind === 'reference') return /^[a-z0-9-]{1,120}$/.test(value);
  return value === YES || value === NO;
}

/**
 * Returns the query string of a list's URL, without default values. `changes` replace parts of the state in `query`.
 */
export function listSearch(resource: Resource, query: ListQuery, changes: Partial<ListQuery> = {}): string {
  const { q, filters, sort, page, size } = { ...query, ...changes };
  const params = new URLSearchParams(filters);
  if (q) params.set('q', q);
  if (sort.by !== resource.sort.by || sort.descending !== resource.sort.descending) {
    params.set('sort', `${sort.by}.${sort.descending ? 'desc' : 'asc'}`);
  }
  if (size !== PAGE_SIZES[0]) params.set('size', String(size));
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `?${params}` : '';
}

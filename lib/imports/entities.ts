import { SETTINGS_ID } from '@/lib/config/settings-id';
import { editableOf } from '@/lib/resources';
import { fieldsOf, type Resource, type ResourceTable, type Row, type Values } from '@/lib/resources/resource';
import type { Json } from '@/lib/schema/database.types';

/**
 * The entities of the site in the order in which their rows can be written: rows come after those to which they refer.
 * Lists that refer to later rows are written afterwards (listsToFollow). Personal data (accounts, subscribers,
 * complaints), history and measurements are not among them.
 */
export const SITE_RESOURCES: Resource[] = [
  ...['people', 'categories', 'subcategories', 'products', 'retailers', 'content', 'sale-windows', 'offers'],
  ...['navigation', 'affiliate-verifications', 'redirects', 'legal', 'homepage', 'typography', 'operator'],
].flatMap((key) => editableOf(key) ?? []);

/** The entities of which a file can be imported alone: all but the settings. */
export const IMPORTABLE: Resource[] = SITE_RESOURCES.filter(({ single }) => !single);

/** The key of an import with rows of many entities. */
export const WHOLE_SITE = 'site';

/** Returns the entities of an import; none for an unknown key. */
export const resourcesOfImport = (entity: string): Resource[] =>
  entity === WHOLE_SITE ? SITE_RESOURCES : IMPORTABLE.filter(({ key }) => key === entity);

const resourceOfTable = new Map(SITE_RESOURCES.map((resource) => [resource.table as string, resource]));
/** Returns the entity with this table; undefined for tables that cannot be imported. */
export const importedResource = (table: string): Resource | undefined => resourceOfTable.get(table);

const KEYS: Partial<Record<ResourceTable, string[]>> = {
  sale_windows: ['retailer_slug', 'year', 'channel'],
  offers: ['retailer_slug', 'title'],
  navigation_menu: ['label', 'href'],
  affiliate_verifications: ['meta_name', 'meta_content'],
  redirects: ['from_path'],
};

/** The fields that together name one row of an entity. A row of a file is matched by its id, then by these fields. */
export const keyFieldsOf = ({ table, hasSlug }: Resource): string[] =>
  KEYS[table] ?? (hasSlug ? ['slug'] : []);

const textOf = (value: Json | undefined) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** Returns what names a row of a file, such as its slug; '' if the row has neither its key nor its id. */
export function keyOfCells(resource: Resource, cells: Row): string {
  if (resource.single) return resource.key;
  const parts = keyFieldsOf(resource).map((name) => textOf(cells[name]));
  return parts.every(Boolean) ? parts.join(', ') : textOf(cells.id);
}

/** Returns the columns by which the database finds a row. */
export const matchOf = (resource: Resource, row: Values): Values =>
  resource.single
    ? { id: SETTINGS_ID }
    : Object.fromEntries(keyFieldsOf(resource).map((name) => [name, row[name] ?? null]));

/** Columns that no form has, but an import of the whole site takes over: when a row was added, and its text changed. */
const DATES: ResourceTable[] = [
  'people',
  'retailers',
  'categories',
  'subcategories',
  'products',
  'content',
  'legal_pages',
];
export const datesOf = ({ table }: Resource): string[] => [
  'created_at',
  ...(DATES.includes(table) ? ['content_changed_at'] : []),
];

/** Returns the names of all cells that an import may have. */
export const cellsOf = (entity: string, resource: Resource): string[] => [
  'id',
  ...fieldsOf(resource).map(({ name }) => name),
  ...(entity === WHOLE_SITE ? datesOf(resource) : []),
];

/** Returns the table to which a list of slugs, or of objects with slugs, refers. */
function targetOf(field: ReturnType<typeof fieldsOf>[number]): string | undefined {
  if (field.kind === 'references' && 'to' in field) return field.to;
  if (field.kind === 'rows') return field.parts.find(({ to }) => to)?.to;
  return undefined;
}

/** Returns the entity's lists that refer to rows of later entities of the same import. */
export function listsToFollow(entity: string, resource: Resource): string[] {
  const tables = resourcesOfImport(entity).map(({ table }) => table as string);
  const own = tables.indexOf(resource.table);
  return fieldsOf(resource)
    .filter((field) => tables.indexOf(targetOf(field) ?? '') >= own)
    .map(({ name }) => name);
}

import { SETTINGS_ID } from '@/lib/config/settings-id';
import type { ReferenceTarget } from '@/lib/entities/registry';
import { editableOf } from '@/lib/resources';
import { fieldsOf, type Resource, type ResourceTable, type Row, type Values } from '@/lib/resources/resource';
import type { Json } from '@/lib/schema/database.types';

/**
 * The entities of the site in the order in which an import writes them: an entity comes after the entities to which its
 * rows refer. Lists that refer to later rows are written afterwards (listsToFollow). Personal data (accounts,
 * subscribers, complaints), history and measurements are not among them.
 */
export const SITE_RESOURCES: Resource[] = [
  ...['people', 'categories', 'subcategories', 'products', 'retailers', 'content', 'sale-windows', 'offers'],
  'offer-widgets',
  ...['navigation', 'affiliate-verifications', 'redirects', 'legal', 'homepage', 'typography', 'operator'],
].flatMap((key) => editableOf(key) ?? []);

/** The entities for which an editor can import a file of one entity: all but the settings. */
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
  offer_widgets: ['title'],
  navigation_menu: ['label', 'href'],
  affiliate_verifications: ['meta_name', 'meta_content'],
  redirects: ['from_path'],
};

/**
 * The fields that together identify a row of an entity. An import finds the existing row by its id, otherwise by these
 * fields.
 */
export const keyFieldsOf = ({ table, hasSlug }: Resource): string[] =>
  KEYS[table] ?? (hasSlug ? ['slug'] : []);

const textOf = (value: Json | undefined) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/**
 * Returns the text that identifies a row of a file: its key, such as the slug, or else its id; '' if it has neither.
 */
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

/**
 * The tables with the column `content_changed_at`. No form has this column or `created_at`, but an import of the whole
 * site keeps both.
 */
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

type AnyField = ReturnType<typeof fieldsOf>[number];

/** Returns to which rows a list of slugs, or of objects with slugs, refers. */
function targetOf(field: AnyField): ReferenceTarget | undefined {
  if (field.kind === 'references' && 'to' in field) return field.to;
  if (field.kind === 'rows') return field.parts.find(({ to }) => to)?.to;
  return undefined;
}

/** Returns to which rows a field refers, and the slugs of these rows. */
export function referencesOf(field: AnyField, value: Json): { to: ReferenceTarget; slugs: string[] } | null {
  const to = field.kind === 'reference' ? field.to : targetOf(field);
  const name = field.kind === 'rows' ? field.parts.find((part) => part.to)?.name : undefined;
  if (!to) return null;
  const slugs = [value]
    .flat()
    .map((item) => (name && item && typeof item === 'object' ? Object(item)[name] : item));
  return { to, slugs: slugs.filter((slug): slug is string => typeof slug === 'string' && slug !== '') };
}

/** Returns the entity's lists that refer to rows of later entities of the same import. */
export function listsToFollow(entity: string, resource: Resource): string[] {
  const tables = resourcesOfImport(entity).map(({ table }) => table as string);
  const own = tables.indexOf(resource.table);
  return fieldsOf(resource)
    .filter((field) => tables.indexOf(targetOf(field) ?? '') >= own)
    .map(({ name }) => name);
}

import { SETTINGS_ID } from '@/lib/config/settings-id';
import { ENTITY_TABLES, isEntityTable, type ReferenceTarget } from '@/lib/entities/registry';
import { editableOf } from '@/lib/resources';
import { fieldsOf, type Resource, type ResourceTable, type Row, type Values } from '@/lib/resources/resource';
import type { Json } from '@/lib/schema/database.types';

/** The entities that an import may write. `ENTITY_TABLES` adds the public entities that the list does not name. */
const LISTED = [
  ...['people', 'categories', 'subcategories', 'products', 'retailers', 'content', ...ENTITY_TABLES],
  ...['sale-windows', 'offers', 'offer-widgets', 'navigation', 'affiliate-verifications', 'redirects'],
  ...['legal', 'homepage', 'typography', 'operator', 'content-settings'],
].flatMap((key) => editableOf(key) ?? []);

/** Returns each entity once. Keeps the order, but puts an entity after the entities to which its rows refer. */
function afterTargets(resources: Resource[]): Resource[] {
  const visited = new Set<Resource>();
  const visit = (resource: Resource): Resource[] => {
    if (visited.has(resource)) return [];
    visited.add(resource);
    const targets = fieldsOf(resource).flatMap((field) => (field.kind === 'reference' ? [field.to] : []));
    return [...resources.filter(({ table }) => targets.some((to) => to === table)).flatMap(visit), resource];
  };
  return resources.flatMap(visit);
}

/**
 * The entities of the site in the order in which an import writes them: an entity comes after the entities to which its
 * rows refer. Lists that refer to later rows are written afterwards (listsToFollow). Personal data (accounts,
 * subscribers, complaints), history and measurements are not imported.
 */
export const SITE_RESOURCES: Resource[] = afterTargets(LISTED);

/** The entities that an editor can import on their own, from a file with rows of one entity: all but the settings. */
export const IMPORTABLE: Resource[] = SITE_RESOURCES.filter(({ single }) => !single);

/** The key of an import that contains rows of many entities. */
export const WHOLE_SITE = 'site';

/** Returns the entities whose rows an import with this key may contain; an empty list for an unknown key. */
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
 * Returns the names of the fields that together identify a row of an entity. An import looks for the existing row by
 * its id first, then by these fields.
 */
export const keyFieldsOf = ({ table, hasSlug }: Resource): string[] =>
  KEYS[table] ?? (hasSlug ? ['slug'] : []);

const textOf = (value: Json | undefined) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/**
 * Returns the text that identifies a row of a file: the values of its key fields, such as the slug. If a key field is
 * empty, returns the row's id; if the id is empty too, ''. For the only row of settings, returns the entity's key.
 */
export function keyOfCells(resource: Resource, cells: Row): string {
  if (resource.single) return resource.key;
  const parts = keyFieldsOf(resource).map((name) => textOf(cells[name]));
  return parts.every(Boolean) ? parts.join(', ') : textOf(cells.id);
}

/** Returns the names and values of the columns by which the database finds a row. */
export const matchOf = (resource: Resource, row: Values): Values =>
  resource.single
    ? { id: SETTINGS_ID }
    : Object.fromEntries(keyFieldsOf(resource).map((name) => [name, row[name] ?? null]));

/**
 * Returns the time columns that an import of the whole site keeps, although forms do not have them. Only public
 * entities and legal pages have `content_changed_at`.
 */
export const datesOf = ({ table }: Resource): string[] => [
  'created_at',
  ...(isEntityTable(table) || table === 'legal_pages' ? ['content_changed_at'] : []),
];

/** Returns the names of all columns that rows of an entity may have in an import. */
export const cellsOf = (entity: string, resource: Resource): string[] => [
  'id',
  ...fieldsOf(resource).map(({ name }) => name),
  ...(entity === WHOLE_SITE ? datesOf(resource) : []),
];

type AnyField = ReturnType<typeof fieldsOf>[number];

/**
 * Returns the table or kind of rows to which the items of a list field refer. The list contains slugs, or objects with
 * slugs. Returns undefined for other fields.
 */
function targetOf(field: AnyField): ReferenceTarget | undefined {
  if (field.kind === 'references' && 'to' in field) return field.to;
  if (field.kind === 'rows') return field.parts.find(({ to }) => to)?.to;
  return undefined;
}

/**
 * Returns the table or kind of rows to which a field refers, and the slugs of these rows in `value`. Returns null if
 * the field is not a reference.
 */
export function referencesOf(field: AnyField, value: Json): { to: ReferenceTarget; slugs: string[] } | null {
  const to = field.kind === 'reference' ? field.to : targetOf(field);
  const name = field.kind === 'rows' ? field.parts.find((part) => part.to)?.name : undefined;
  if (!to) return null;
  const slugs = [value]
    .flat()
    .map((item) => (name && item && typeof item === 'object' ? Object(item)[name] : item));
  return { to, slugs: slugs.filter((slug): slug is string => typeof slug === 'string' && slug !== '') };
}

/**
 * Returns the names of the entity's list fields that an import must write at the end. These lists refer to rows of the
 * same entity, or of an entity that is imported later.
 */
export function listsToFollow(entity: string, resource: Resource): string[] {
  const tables = resourcesOfImport(entity).map(({ table }) => table as string);
  const own = tables.indexOf(resource.table);
  return fieldsOf(resource)
    .filter((field) => tables.indexOf(targetOf(field) ?? '') >= own)
    .map(({ name }) => name);
}

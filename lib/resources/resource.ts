import type { Database, Json } from '@/lib/schema/database.types';
import type { ReferenceTarget } from '@/lib/entities/registry';
import type { Choice, Field, FieldKind } from './field';

type Tables = Database['public']['Tables'];
type Views = Database['public']['Views'];
export type ResourceTable = Exclude<keyof Tables, 'audit_log' | 'revisions' | 'user_roles'>;

/** A row of any entity. The entity's definition describes its columns. */
export type Row = Record<string, Json>;
/** The values of a validated form. */
export type Values = Record<string, Json>;
/** The values of an unvalidated form; looser, because the form library's types cannot follow nested JSON. */
export type FormValues = Record<string, unknown>;

export interface Column<Name extends string = string> {
  name: Name;
  /** The heading, if it is not the field's label. */
  label?: string;
  /** How the cell formats its value, if the field's kind does not decide that. */
  as?: FieldKind | 'count' | 'list' | 'moment' | 'flag' | 'total';
  /** The column to show if this one is empty. */
  or?: Name;
  /** Whether the list can be sorted by this column. Columns that contain lists cannot. */
  isSortable?: boolean;
  /** Whether only exports contain this column. */
  isExportOnly?: boolean;
}

export type Filter<Name extends string = string> = { name: Name; label: string } & (
  | { kind: 'choice'; choices: Choice[] }
  | { kind: 'flag'; yes: string; no: string }
  | { kind: 'reference'; to: ReferenceTarget; /** Whether the column is a list of slugs. */ isList?: boolean }
  | {
      kind: 'empty' | 'zero';
      yes: string;
      no: string;
      /** The overview's label for published rows without a value: 'without a logo'. */
      gap?: string;
    }
);

/** The column that decides whether a row is public, with its labels. */
export interface Flag<Name extends string = string> {
  column: Name;
  /** The column with the time from which a published row is public. */
  from?: Name;
  on: string;
  off: string;
  /** The labels of the buttons: 'Publish', 'Unpublish'. */
  turnOn: string;
  turnOff: string;
}

export type NamesOf = (to: ReferenceTarget, slugs: string[]) => Promise<string[]>;

export const BULK_ACTIONS = ['merge-categories', 'move-subcategories', 'retry-subscribers'] as const;

/** A bulk action of one entity; lib/services/rows/bulk-actions implements it. */
export interface BulkAction {
  name: (typeof BULK_ACTIONS)[number];
  label: string;
  /** The confirmation dialog. */
  question?: {
    title: string;
    text: string;
    /** The entity from which the editor chooses the target row. */
    to?: ReferenceTarget;
    /** The column that excludes a choice: if all ticked rows have its slug here, it is not offered. */
    not?: string;
  };
}

/**
 * The definition of an entity for the admin area. List, form, validation, export, history and the expiry of public
 * pages follow from it. It must not contain secrets, because the editor's browser loads it too.
 */
export interface Resource<Table extends ResourceTable = ResourceTable> {
  /** The path segment below /admin. */
  key: string;
  table: Table;
  /** The view that the list reads, if it shows more than the table has. */
  view?: ViewOf<Table>;
  /** The names within a sentence: 'retailer', 'retailers'. */
  one: string;
  many: string;
  /** Whether `one` has no article and no plural, like 'content'. */
  isUncountable?: boolean;
  /** The path of the list, if it is not /admin/{key}. */
  listPath?: string;
  /** The column with a row's name. */
  nameColumn: ColumnOf<Table>;
  hasSlug: boolean;
  flag?: Flag<ColumnOf<Table>>;
  groups: { label: string; fields: Field<ColumnOf<Table>>[] }[];
  columns: Column<Listed<Table>>[];
  /** The columns that the list's search covers. */
  search: ColumnOf<Table>[];
  filters: Filter<Listed<Table>>[];
  /** The filter that is shown as tabs above the list. */
  tabs?: ColumnOf<Table>;
  bulk?: BulkAction[];
  sort: { by: ColumnOf<Table>; descending: boolean };
  /** Whether editors can neither create nor edit rows. */
  isReadOnly?: boolean;
  /** Set for settings: their only row, which always exists. In its columns null means the built-in default. */
  single?: { id: string };
  /** The name in failure texts, if it is not `one`. */
  failureName?: string;
  /** Whether the set of rows is fixed, so that editors cannot create new ones. */
  isFixedSet?: boolean;
  /** The label and texts of deletion, if it does more than delete the row. */
  removal?: { button: string; question: string; text: string };
  /** The warning for rows without a history, which cannot be restored. */
  finality?: string;
  /** A parent that must be published too: its table, and the column with its slug. */
  parent?: { table: 'categories'; column: ColumnOf<Table> };
  /** Returns the path of the row's public page, or null if it has none. */
  publicPath?: (row: Row) => string | null;
  /** The page that previews the form (components/admin/preview), and its name: 'the homepage'. */
  preview?: { path: string; of: string };
  /** Rules across fields; the message is shown beside the named field. */
  rules?: { field: ColumnOf<Table>; message: string; isMet: (values: Values) => boolean }[];
  /**
   * Fills fields that the editor left empty in a new row; `namesOf` returns names of rows in the order of their slugs.
   */
  complete?: (values: Values, namesOf: NamesOf) => Promise<Values>;
  /** The name in success texts, if it is not `one`: an article or a guide. */
  nameOf?: (row: Row) => string;
}

type ColumnOf<Table extends ResourceTable> = Extract<keyof Tables[Table]['Row'], string>;
type ViewOf<Table extends ResourceTable> = Extract<`${Table}_overview`, keyof Views>;
type Listed<Table extends ResourceTable> =
  ColumnOf<Table> | Extract<keyof Views[ViewOf<Table>]['Row'], string>;

/** Checks a definition against the columns of its table. */
export const defineResource = <Table extends ResourceTable>(resource: Resource<Table>): Resource =>
  resource as unknown as Resource;

export const fieldsOf = (resource: Pick<Resource, 'groups'>): Field[] =>
  resource.groups.flatMap(({ fields }) => fields);

export const listPathOf = ({ key, listPath }: Resource) => listPath ?? `/admin/${key}`;
export const editPathOf = ({ key, single }: Resource, id: string) =>
  single ? `/admin/${key}` : `/admin/${key}/${id}`;
/** Returns whether the versions of a row are stored, so that a deletion can be undone. */
export const hasHistory = ({ isReadOnly, finality }: Resource) => !isReadOnly && finality === undefined;

/** Returns the path of the list of deleted rows. */
export const deletedPathOf = ({ key }: Resource) => `/admin/${key}/deleted`;
export const historyPathOf = (resource: Resource, id: string) => `${editPathOf(resource, id)}/history`;

import type { Database, Json } from '@/lib/supabase/database.types';
import type { Choice, Field, FieldKind, ReferenceTarget } from './field';

type Tables = Database['public']['Tables'];
type Views = Database['public']['Views'];
export type ResourceTable = Exclude<keyof Tables, 'audit_log' | 'revisions' | 'user_roles'>;

/** A row as the admin area handles it: by the definition of its entity, not by a type of its own. */
export type Row = Record<string, Json>;
/** What a form gives, once it is checked. */
export type Values = Record<string, Json>;
/** What a form holds while it is filled in: looser, since the types of a form library cannot follow JSON into its depth. */
export type FormValues = Record<string, unknown>;

export interface Column<Name extends string = string> {
  name: Name;
  /** Unless told, that of the field. */
  label?: string;
  /** How the cell shows its value, where the kind of the field does not say it. */
  as?: FieldKind | 'count' | 'list' | 'moment' | 'flag' | 'total';
  /** The column that is shown where this one is empty. */
  or?: Name;
  /** Whether the list may be sorted by it; lists of things cannot. */
  isSortable?: boolean;
  /** Stands in exports alone. */
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
      /** How the overview calls rows that the public sees and that lack it: 'without a logo'. */
      gap?: string;
    }
);

/** The column that says whether the public sees a row, and its words. */
export interface Flag<Name extends string = string> {
  column: Name;
  /** The column with the moment until which a row that is on still waits. */
  from?: Name;
  on: string;
  off: string;
  /** What the buttons say: 'Publish', 'Unpublish'. */
  turnOn: string;
  turnOff: string;
}

export type NamesOf = (to: ReferenceTarget, slugs: string[]) => Promise<string[]>;

export const BULK_ACTIONS = ['merge-categories', 'move-subcategories', 'retry-subscribers'] as const;

/** Something else that can be done to ticked rows; what it does stands in lib/resources/bulk-actions. */
export interface BulkAction {
  name: (typeof BULK_ACTIONS)[number];
  label: string;
  /** What is asked before it is done. */
  question?: {
    title: string;
    text: string;
    /** A row that is to be chosen. */ to?: ReferenceTarget;
    /** The column whose value is not offered where all ticked rows have it. */ not?: string;
  };
}

/**
 * All that the admin area knows of a plain entity. List, form, checks, export, history and the expiry of public pages
 * follow from it; nothing of it may be secret, for the editor's browser reads it too.
 */
export interface Resource<Table extends ResourceTable = ResourceTable> {
  /** Its segment in addresses below /admin. */
  key: string;
  table: Table;
  /** The view from which the list is read, where it shows more than the table has. */
  view?: ViewOf<Table>;
  /** Within a sentence: 'retailer', 'retailers'. */
  one: string;
  many: string;
  /** 'Content' takes no article. */
  isUncountable?: boolean;
  /** The address of its list where that is not /admin/{key}. */
  listPath?: string;
  /** The column that names a row, and the one that is its slug. */
  nameColumn: ColumnOf<Table>;
  hasSlug: boolean;
  flag?: Flag<ColumnOf<Table>>;
  groups: { label: string; fields: Field<ColumnOf<Table>>[] }[];
  columns: Column<Listed<Table>>[];
  /** The columns in which the list's search looks. */
  search: ColumnOf<Table>[];
  filters: Filter<Listed<Table>>[];
  /** The filter that stands above the list as tabs. */
  tabs?: ColumnOf<Table>;
  bulk?: BulkAction[];
  sort: { by: ColumnOf<Table>; descending: boolean };
  /** Rows come and go by other ways: nothing to create, nothing to edit. */
  isReadOnly?: boolean;
  /** Settings: one row, which is always there; a null in it means the built-in default. */
  single?: { id: string };
  /** What a failure calls it, where that is not `one`. */
  failureName?: string;
  /** All rows that there can be are known beforehand: none is made from nothing. */
  isFixedSet?: boolean;
  /** What deleting a row is called and told, where it is more than that. */
  removal?: { button: string; question: string; text: string };
  /** What deleting a row means where no version of it is kept: such a row has no history and cannot come back. */
  finality?: string;
  /** What must be published too before the public sees a row of this: its table, and the column with its slug. */
  parent?: { table: 'categories'; column: ColumnOf<Table> };
  /** The path of the row's public page, if it has one when it is published. */
  publicPath?: (row: Row) => string | null;
  /** The page that shows what its form holds (components/admin/preview), and of what: 'the homepage'. */
  preview?: { path: string; of: string };
  /** What must hold between fields; the message stands beside the one that is named. */
  rules?: { field: ColumnOf<Table>; message: string; isMet: (values: Values) => boolean }[];
  /** What a new row gets where the editor left something empty; `namesOf` gives the names of rows in the order of their slugs. */
  complete?: (values: Values, namesOf: NamesOf) => Promise<Values>;
  /** What a success calls the row, where that is not `one`: an article or a guide. */
  nameOf?: (row: Row) => string;
}

type ColumnOf<Table extends ResourceTable> = Extract<keyof Tables[Table]['Row'], string>;
type ViewOf<Table extends ResourceTable> = Extract<`${Table}_overview`, keyof Views>;
type Listed<Table extends ResourceTable> =
  ColumnOf<Table> | Extract<keyof Views[ViewOf<Table>]['Row'], string>;

/** Holds a definition to the columns of its table. */
export const defineResource = <Table extends ResourceTable>(resource: Resource<Table>): Resource =>
  resource as unknown as Resource;

export const fieldsOf = (resource: Pick<Resource, 'groups'>): Field[] =>
  resource.groups.flatMap(({ fields }) => fields);

export const listPathOf = ({ key, listPath }: Resource) => listPath ?? `/admin/${key}`;
export const editPathOf = ({ key, single }: Resource, id: string) =>
  single ? `/admin/${key}` : `/admin/${key}/${id}`;
/** The list of its deleted rows. */
/** Whether the versions of a row are kept, so that a deletion can be undone. */
export const hasHistory = ({ isReadOnly, finality }: Resource) => !isReadOnly && finality === undefined;

export const deletedPathOf = ({ key }: Resource) => `/admin/${key}/deleted`;
export const historyPathOf = (resource: Resource, id: string) => `${editPathOf(resource, id)}/history`;

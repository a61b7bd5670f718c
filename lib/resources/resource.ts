import type { Database, Json } from '@/lib/schema/database.types';
import type { ReferenceTarget } from '@/lib/entities/registry';
import type { Choice, Field, FieldKind } from './field';

type Tables = Database['public']['Tables'];
type Views = Database['public']['Views'];
export type ResourceTable = Exclude<keyof Tables, 'audit_log' | 'revisions' | 'user_roles'>;

/** A row of any entity; the entity's definition describes the columns. */
export type Row = Record<string, Json>;
/** The values of a validated form. */
export type Values = Record<string, Json>;
/**
 * The values of an unvalidated form. Their type is looser, because the form library's types cannot describe nested
 * JSON.
 */
export type FormValues = Record<string, unknown>;

export interface Column<Name extends string = string> {
  name: Name;
  /** The heading of the column, if it differs from the label of the field. */
  label?: string;
  /** The format of the column's values, if it does not follow from the kind of field. */
  as?: FieldKind | 'count' | 'list' | 'moment' | 'flag' | 'total';
  /** The name of the column that is shown instead if this column is empty. */
  or?: Name;
  /** Whether the list can be sorted by this column. Not set for columns whose values are lists. */
  isSortable?: boolean;
  /** Whether the column appears in exports only. */
  isExportOnly?: boolean;
}

export type Filter<Name extends string = string> = { name: Name; label: string } & (
  | { kind: 'choice'; choices: Choice[]; /** Whether the column is a list of choices. */ isList?: boolean }
  | { kind: 'flag'; yes: string; no: string }
  | { kind: 'reference'; to: ReferenceTarget; /** Whether the column is a list of slugs. */ isList?: boolean }
  | {
      kind: 'empty' | 'zero';
      yes: string;
      no: string;
      /** The label in the overview for published rows with an empty column, such as 'without a logo'. */
      gap?: string;
    }
);

/** The publication flag: the column that decides whether a row is public, and the labels of its two values. */
export interface Flag<Name extends string = string> {
  column: Name;
  /** The column with the time at which a published row becomes public. */
  from?: Name;
  /** The columns with the times at which a worker publishes a draft, and makes it a draft again (ADR 033). */
  startsAt?: Name;
  endsAt?: Name;
  on: string;
  off: string;
  /** The labels of the buttons that set the flag: 'Publish' and, in `turnOff`, 'Unpublish'. */
  turnOn: string;
  turnOff: string;
}

export type NamesOf = (to: ReferenceTarget, slugs: string[]) => Promise<string[]>;

export const BULK_ACTIONS = ['merge-categories', 'move-subcategories', 'retry-subscribers'] as const;

/** A bulk action on the selected rows of an entity; lib/services/rows/bulk-actions implements it. */
export interface BulkAction {
  name: (typeof BULK_ACTIONS)[number];
  label: string;
  /** The dialog that asks for confirmation. An action without a dialog runs at once. */
  question?: {
    title: string;
    text: string;
    /**
     * The entity whose rows the dialog offers as a target, such as the category into which the selected categories are
     * merged.
     */
    to?: ReferenceTarget;
    /**
     * A column of the selected rows. If all selected rows have the same slug in this column, the dialog does not offer
     * the row with this slug as a target.
     */
    not?: string;
  };
}

/**
 * The definition of an entity for the admin area. The entity's list, form, validation, export, history, and the expiry
 * of its public pages follow from this definition. The definition must not contain secrets, because the editor's
 * browser loads it too.
 */
export interface Resource<Table extends ResourceTable = ResourceTable> {
  /** The entity's segment in admin paths: /admin/{key}. */
  key: string;
  table: Table;
  /** The database view from which the list reads, if it shows more than the columns of the table. */
  view?: ViewOf<Table>;
  /** The name of one row within a sentence: 'retailer'; `many` is the plural. */
  one: string;
  many: string;
  /** Whether the noun in `one` cannot be counted, like 'content': it has no 'a' and no plural. */
  isUncountable?: boolean;
  /** The path of the entity's list, if it is not /admin/{key}. */
  listPath?: string;
  /** The column that contains the name or title of a row. */
  nameColumn: ColumnOf<Table>;
  hasSlug: boolean;
  flag?: Flag<ColumnOf<Table>>;
  groups: { label: string; fields: Field<ColumnOf<Table>>[] }[];
  columns: Column<Listed<Table>>[];
  /**
   * Set if the list also shows how many times visitors clicked links in the last 30 days: the links to each retailer's
   * shop, or the links in each widget.
   */
  showsClicks?: 'retailer' | 'widget';
  /** The columns that the list's search box searches. */
  search: ColumnOf<Table>[];
  filters: Filter<Listed<Table>>[];
  /** The column of the filter that is shown as tabs above the list. */
  tabs?: ColumnOf<Table>;
  bulk?: BulkAction[];
  sort: { by: ColumnOf<Table>; descending: boolean };
  /** Whether editors can neither create nor edit rows. They can still delete rows of some entities. */
  isReadOnly?: boolean;
  /**
   * For settings, which have exactly one row: the id of this row. In the row's columns, null means the built-in
   * default, if there is one.
   */
  single?: { id: string };
  /** The name of a row in failure messages, if it is not `one`. */
  failureName?: string;
  /** Whether editors cannot create rows, for example because all legal pages exist already. */
  isFixedSet?: boolean;
  /**
   * The label of the button and the texts of the dialog for deleting a row, if deletion does more than remove the row.
   */
  removal?: { button: string; question: string; text: string };
  /**
   * The warning before a row is deleted. Set for entities without a history, because their deleted rows cannot be
   * restored.
   */
  finality?: string;
  /**
   * The table of a row's parent, and the column with the parent's slug. A row is public only if its parent is published
   * too.
   */
  parent?: { table: 'categories'; column: ColumnOf<Table> };
  /** Returns the path of a row's public page, or null if the row has none. */
  publicPath?: (row: Row) => string | null;
  /**
   * The admin page that previews the form (components/admin/preview). `of` is the end of the preview's title, 'Preview
   * of the homepage'.
   */
  preview?: { path: string; of: string };
  /** Validation rules that compare several fields. If a rule is not met, its message is shown beside `field`. */
  rules?: { field: ColumnOf<Table>; message: string; isMet: (values: Values) => boolean }[];
  /**
   * Fills in fields that the editor left empty in a new row. `namesOf` returns the names of the rows with the given
   * slugs, in the order of the slugs.
   */
  complete?: (values: Values, namesOf: NamesOf) => Promise<Values>;
  /** Returns the name of a row in success messages, if it is not `one`, such as 'guide' for content. */
  nameOf?: (row: Row) => string;
}

type ColumnOf<Table extends ResourceTable> = Extract<keyof Tables[Table]['Row'], string>;
type ViewOf<Table extends ResourceTable> = Extract<`${Table}_overview`, keyof Views>;
type Listed<Table extends ResourceTable> =
  ColumnOf<Table> | Extract<keyof Views[ViewOf<Table>]['Row'], string>;

/**
 * Makes the compiler check that the columns in an entity's definition exist in its table. Returns the definition with a
 * type that does not depend on the table.
 */
export const defineResource = <Table extends ResourceTable>(resource: Resource<Table>): Resource =>
  resource as unknown as Resource;

/** An object with groups of fields, such as the definition of an entity. */
export interface HasFields {
  groups: { fields: Field[] }[];
}

export const fieldsOf = (resource: HasFields): Field[] => resource.groups.flatMap(({ fields }) => fields);

export const listPathOf = ({ key, listPath }: Resource) => listPath ?? `/admin/${key}`;
export const editPathOf = ({ key, single }: Resource, id: string) =>
  single ? `/admin/${key}` : `/admin/${key}/${id}`;
/** Returns whether the database stores versions of an entity's rows, so that deletions can be undone. */
export const hasHistory = ({ isReadOnly, finality }: Resource) => !isReadOnly && finality === undefined;

/** Returns the path of the screen that lists an entity's deleted rows. */
export const deletedPathOf = ({ key }: Resource) => `/admin/${key}/deleted`;
export const historyPathOf = (resource: Resource, id: string) => `${editPathOf(resource, id)}/history`;

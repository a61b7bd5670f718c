export interface Column {
  name: string;
  /** The column's SQL type, e.g. `text[]`. */
  type: string;
  isJson: boolean;
  /** The SQL expression of the column's default value; null if the column has no default. */
  default: string | null;
}

export interface Table {
  name: string;
  isView: boolean;
  columns: Map<string, Column>;
  primaryKey: string[];
  /**
   * Names of functions with a row of this table as the only parameter. PostgREST treats them as columns and relations.
   */
  computed: Set<string>;
}

/**
 * A relation between two tables, seen from the table `from`. Every foreign key makes two relations: one from the table
 * that has the key, and one from the table to which the key refers. Two foreign keys of a third table can form a
 * many-to-many relation.
 */
export interface Relation {
  constraint: string;
  from: string;
  to: string;
  /** Pairs of columns: in each pair, a column of the table `from` and then a column of the table `to`. */
  columns: [string, string][];
  kind: 'many-to-one' | 'one-to-many' | 'one-to-one' | 'many-to-many';
  junction: Junction | null;
}

/**
 * The table in the middle of a many-to-many relation. `fromColumns` pairs columns of `from` with columns of this table,
 * and `toColumns` pairs columns of this table with columns of `to`.
 */
export interface Junction {
  table: string;
  constraints: [string, string];
  fromColumns: [string, string][];
  toColumns: [string, string][];
}

export interface Parameter {
  name: string;
  type: string;
  required: boolean;
}

export interface RpcFunction {
  name: string;
  parameters: Parameter[];
  isVolatile: boolean;
  isVariadic: boolean;
  returnsSet: boolean;
  returns: 'void' | 'scalar' | 'composite';
  description: string | null;
  /**
   * For a function that returns rows: the table of the schema to which the rows belong. If they belong to no table, an
   * invented table with their columns and without relations. Null for any other function.
   */
  resultTable: Table | null;
}

export interface Schema {
  tables: Map<string, Table>;
  relations: Relation[];
  functions: Map<string, RpcFunction[]>;
}

export interface Column {
  name: string;
  /** The type in SQL, e.g. `text[]`. */
  type: string;
  isJson: boolean;
  /** The SQL expression of the column's default; null if it has none. */
  default: string | null;
}

export interface Table {
  name: string;
  isView: boolean;
  columns: Map<string, Column>;
  primaryKey: string[];
  /** Functions whose only parameter is a row of the table; PostgREST treats them as columns and relations. */
  computed: Set<string>;
}

/** A foreign key, either from its own table or, reversed, from the table that it refers to. */
export interface Relation {
  constraint: string;
  from: string;
  to: string;
  /** Pairs of columns: the first of `from`, the second of `to`. */
  columns: [string, string][];
  kind: 'many-to-one' | 'one-to-many' | 'one-to-one' | 'many-to-many';
  junction: Junction | null;
}

/** The table in the middle. Pairs: columns of `from` and of the junction; columns of the junction and of `to`. */
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
  /** The columns of a composite result, with the relations of the table of that name. */
  resultTable: Table | null;
}

export interface Schema {
  tables: Map<string, Table>;
  relations: Relation[];
  functions: Map<string, RpcFunction[]>;
}

export interface Column {
  name: string;
  /** As SQL spells it, e.g. `text[]`. */
  type: string;
  isJson: boolean;
  /** The expression that fills it when it is left out, null when there is none. */
  default: string | null;
}

export interface Table {
  name: string;
  isView: boolean;
  columns: Map<string, Column>;
  primaryKey: string[];
  /** The functions of its row alone, which PostgREST takes for further columns and relations. */
  computed: Set<string>;
}

/** A foreign key, or one seen from the side of the table that it refers to. */
export interface Relation {
  constraint: string;
  from: string;
  to: string;
  /** Pairs of columns: of `from`, of `to`. */
  columns: [string, string][];
  kind: 'many-to-one' | 'one-to-many' | 'one-to-one' | 'many-to-many';
  junction: Junction | null;
}

/** The table in the middle: pairs of (column of `from`, of the junction) and (of the junction, of `to`). */
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
  /** The columns of a composite result; its relations are those of the table of that name. */
  resultTable: Table | null;
}

export interface Schema {
  tables: Map<string, Table>;
  relations: Relation[];
  functions: Map<string, RpcFunction[]>;
}

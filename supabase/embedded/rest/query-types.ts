/** One step of a path into a JSON value: `->key` or `->>key`. A whole number as the key is an array index. */
export interface JsonStep {
  asText: boolean;
  key: string;
  isIndex: boolean;
}

export interface Field {
  name: string;
  path: JsonStep[];
}

export interface SelectColumn {
  kind: 'column';
  field: Field;
  alias: string | null;
  cast: string | null;
}

export interface SelectStar {
  kind: 'star';
}

export interface SelectEmbed {
  kind: 'embed';
  target: string;
  alias: string | null;
  hint: string | null;
  inner: boolean;
  query: ReadQuery;
}

export type SelectItem = SelectColumn | SelectStar | SelectEmbed;

export type Quantifier = 'any' | 'all' | null;

export interface Filter {
  kind: 'filter';
  field: Field;
  negated: boolean;
  operator: string;
  quantifier: Quantifier;
  /**
   * The value with which the filter compares the field: a list for the operator `in`, otherwise the text after the
   * operator.
   */
  value: string | string[];
}

export interface Logic {
  kind: 'and' | 'or';
  negated: boolean;
  parts: Condition[];
}

export type Condition = Filter | Logic;

export interface OrderTerm {
  field: Field;
  descending: boolean;
  nulls: 'first' | 'last' | null;
}

/** The parsed query for one relation: the requested table or an embedded relation. */
export interface ReadQuery {
  select: SelectItem[];
  where: Condition[];
  order: OrderTerm[];
  limit: number | null;
  offset: number;
}

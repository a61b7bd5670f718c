/** Runs SQL statements, either in a transaction or directly in the database. */
export interface Tx {
  query<T = Record<string, unknown>>(
    sql: string,
    params?: unknown[],
  ): Promise<{ rows: T[]; affectedRows?: number }>;
  /** Runs several statements without parameters. */
  exec(sql: string): Promise<unknown>;
}

/** The claims in a request's token, which identify the caller. */
export interface Claims {
  role: 'anon' | 'authenticated' | 'service_role';
  sub?: string;
  [claim: string]: unknown;
}

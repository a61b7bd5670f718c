/** Runs statements, in a transaction or directly in the database. */
export interface Tx {
  query<T = Record<string, unknown>>(
    sql: string,
    params?: unknown[],
  ): Promise<{ rows: T[]; affectedRows?: number }>;
  /** Runs several statements without parameters. */
  exec(sql: string): Promise<unknown>;
}

/** The caller's claims, from the token. */
export interface Claims {
  role: 'anon' | 'authenticated' | 'service_role';
  sub?: string;
  [claim: string]: unknown;
}

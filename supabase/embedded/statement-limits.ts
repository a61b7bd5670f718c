import type { PGlite } from '@electric-sql/pglite';
import type { Claims } from './transaction.ts';
import { hasCode } from './files.ts';

/** How long one statement of a role may take, in ms, as on a hosted project; the server's own role has no limit. */
export const STATEMENT_LIMIT_MS: Partial<Record<Claims['role'], number>> = {
  anon: 3_000,
  authenticated: 8_000,
};

/** The flags that Postgres checks for interrupts: addresses of two variables in WebAssembly's memory. */
interface Interrupts {
  HEAPU8: Uint8Array;
  _InterruptPending: number;
  _QueryCancelPending: number;
}

function setInterrupts(pg: PGlite, value: 0 | 1): void {
  // PGlite exports them, but its types do not name them.
  const { HEAPU8, _InterruptPending, _QueryCancelPending } = pg.Module as unknown as Interrupts;
  HEAPU8[_QueryCancelPending] = value;
  HEAPU8[_InterruptPending] = value;
}

/** Does what Postgres's signal handler does for pg_cancel_backend: the statement ends at its next check. */
export function cancelStatement(pg: PGlite): void {
  setInterrupts(pg, 1);
}

/** A late cancellation must not end the next statement. */
export function forgetCancelling(pg: PGlite): void {
  setInterrupts(pg, 0);
}

/** The error as a hosted project words it, where the limit is statement_timeout. */
export function asTimeout(error: unknown): unknown {
  if (error instanceof Error && hasCode(error, '57014')) {
    error.message = 'canceling statement due to statement timeout';
  }
  return error;
}

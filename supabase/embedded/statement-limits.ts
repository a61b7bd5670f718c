import type { PGlite } from '@electric-sql/pglite';
import type { Claims } from './transaction.ts';
import { hasCode } from './files.ts';

/** How long one statement of a role may take, in ms, as on a hosted project; service_role has no limit. */
export const STATEMENT_LIMIT_MS: Partial<Record<Claims['role'], number>> = {
  anon: 3_000,
  authenticated: 8_000,
};

/** WebAssembly's memory, and the positions in it of two flags that Postgres checks for interrupts. */
interface Interrupts {
  HEAPU8: Uint8Array;
  _InterruptPending: number;
  _QueryCancelPending: number;
}

function setInterrupts(pg: PGlite, value: 0 | 1): void {
  // PGlite exports these, but its types omit them.
  const { HEAPU8, _InterruptPending, _QueryCancelPending } = pg.Module as unknown as Interrupts;
  HEAPU8[_QueryCancelPending] = value;
  HEAPU8[_InterruptPending] = value;
}

/** Does the same as Postgres's signal handler for pg_cancel_backend: the statement ends at its next check. */
export function cancelStatement(pg: PGlite): void {
  setInterrupts(pg, 1);
}

/** Clears the flags, so that a late cancellation does not end the next statement. */
export function forgetCancelling(pg: PGlite): void {
  setInterrupts(pg, 0);
}

/** Changes the error's message to that of a hosted project, where statement_timeout is the limit. */
export function asTimeout(error: unknown): unknown {
  if (error instanceof Error && hasCode(error, '57014')) {
    error.message = 'canceling statement due to statement timeout';
  }
  return error;
}

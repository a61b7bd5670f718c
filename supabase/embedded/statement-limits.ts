import type { PGlite } from '@electric-sql/pglite';
import type { Claims } from './transaction.ts';
import { hasCode } from './files.ts';

/**
 * How long one statement of a role may run, in ms, as on a hosted project. The role service_role has no limit here; on
 * a hosted project it has 8 seconds.
 */
export const STATEMENT_LIMIT_MS: Partial<Record<Claims['role'], number>> = {
  anon: 3_000,
  authenticated: 8_000,
};

/** The WebAssembly memory, and the addresses of the two flags in this memory that make Postgres cancel a statement. */
interface Interrupts {
  HEAPU8: Uint8Array;
  _InterruptPending: number;
  _QueryCancelPending: number;
}

function setInterrupts(pg: PGlite, value: 0 | 1): void {
  // PGlite exports these three values, but its types omit them.
  const { HEAPU8, _InterruptPending, _QueryCancelPending } = pg.Module as unknown as Interrupts;
  HEAPU8[_QueryCancelPending] = value;
  HEAPU8[_InterruptPending] = value;
}

/**
 * Cancels the current statement like Postgres's signal handler for pg_cancel_backend: the statement ends when it next
 * checks for interrupts.
 */
export function cancelStatement(pg: PGlite): void {
  setInterrupts(pg, 1);
}

/** Clears the cancel flags, so that a late cancellation does not end the next statement. */
export function forgetCancelling(pg: PGlite): void {
  setInterrupts(pg, 0);
}

/**
 * If the error comes from a cancelled statement, replaces its message with the one for statement_timeout, which cancels
 * statements on a hosted project. Returns other errors unchanged.
 */
export function asTimeout(error: unknown): unknown {
  if (error instanceof Error && hasCode(error, '57014')) {
    error.message = 'canceling statement due to statement timeout';
  }
  return error;
}

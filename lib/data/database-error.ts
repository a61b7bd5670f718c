import 'server-only';

/** PostgREST's error code for a range that starts after the last row. */
export const BEYOND_LAST_ROW = 'PGRST103';

/**
 * The error that is thrown if the database does not respond, or responds with an error. A failure must not be mistaken
 * for an empty result.
 */
export class DatabaseError extends Error {
  readonly code: string;

  constructor(operation: string, cause: { message: string; code?: string }) {
    super(`${operation}: ${cause.message}`, { cause });
    this.name = 'DatabaseError';
    this.code = cause.code ?? '';
  }

  /** Whether the database did not respond at all. An error response from the database always has a code. */
  get isUnanswered(): boolean {
    return this.code === '';
  }
}

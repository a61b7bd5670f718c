import 'server-only';

/** The database did not respond, or responded with an error. It must not be mistaken for an empty result. */
export class DatabaseError extends Error {
  readonly code: string;

  constructor(operation: string, cause: { message: string; code?: string }) {
    super(`${operation}: ${cause.message}`, { cause });
    this.name = 'DatabaseError';
    this.code = cause.code ?? '';
  }

  /** Whether the request got no response; an error response always has a code. */
  get isUnanswered(): boolean {
    return this.code === '';
  }
}

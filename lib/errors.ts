/** The database did not answer, or answered with an error: never to be taken for 'there is nothing'. */
export class DatabaseError extends Error {
  readonly code: string;

  constructor(operation: string, cause: { message: string; code?: string }) {
    super(`${operation}: ${cause.message}`, { cause });
    this.name = 'DatabaseError';
    this.code = cause.code ?? '';
  }

  /** Whether the question went out and nothing came back: an answer has a code. */
  get isUnanswered(): boolean {
    return this.code === '';
  }
}

/** A reason not to start that the person at the keyboard can act on: shown as its message alone, without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** The code of a system error ('EACCES'), or ''. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** A failure that the person at the keyboard can solve: only its message is shown, without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** Returns the code of a system error, such as 'EACCES', or ''. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

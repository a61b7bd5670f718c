/** An error that the user of the command can solve. The command shows its message, but no stack trace. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** Returns the code of a system error, such as 'EACCES', or '' if the error has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

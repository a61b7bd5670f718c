import type { Context as HonoContext } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An error in GoTrue's format: an HTTP status, an error code, a message and optional further fields. */
export class AuthError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly extra: Record<string, unknown>;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    extra: Record<string, unknown> = {},
  ) {
    super(message);
    this.name = 'AuthError';
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

/** Returns the error for an unsupported feature. A clear error is better than an almost correct response. */
export function notSupported(what: string): AuthError {
  return new AuthError(501, 'not_supported', `${what} is not supported by the embedded Supabase`);
}

export function validationFailed(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message);
}

const VERSION_HEADER = 'x-supabase-api-version';
const VERSION = '2024-01-01';

function knowsVersion(requested: string | undefined): boolean {
  return requested !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(requested) && requested >= VERSION;
}

/**
 * Sends an error in the format of the API version that the request names. Since version 2024-01-01, the format is
 * {code, message}.
 */
function sendError(c: HonoContext, error: AuthError): Response {
  c.header('x-sb-error-code', error.code);
  if (knowsVersion(c.req.header(VERSION_HEADER))) {
    c.header(VERSION_HEADER, VERSION);
    return c.json({ code: error.code, message: error.message, ...error.extra }, error.status);
  }
  return c.json(
    { code: error.status, error_code: error.code, msg: error.message, ...error.extra },
    error.status,
  );
}

/**
 * Returns whether Postgres rejected a text because it contains NUL or a lone surrogate. Such a text is the client's
 * mistake, not a failure of the server.
 */
function isUnstorable(error: Error): boolean {
  return 'code' in error && ['22021', '22P02', '22P05'].includes(String(error.code));
}

/** Returns the handler for all errors that routes under /auth/v1 throw. */
export function errorHandler(log: (line: string) => void) {
  return (error: Error, c: HonoContext): Response => {
    if (error instanceof AuthError) return sendError(c, error);
    if (isUnstorable(error)) {
      return sendError(c, validationFailed('The request holds a character that cannot be stored'));
    }
    log(`${c.req.method} ${c.req.path}: ${error.stack ?? error.message}`);
    const message = 'Unexpected failure, please check server logs for more information';
    return sendError(c, new AuthError(500, 'unexpected_failure', message));
  };
}

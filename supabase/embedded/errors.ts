export interface ErrorDetail {
  status: number;
  code: string;
  message: string;
  details?: unknown;
  hint?: string | null;
  headers?: Record<string, string>;
}

/** An error with the HTTP status and JSON body that Supabase's servers use. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: unknown;
  readonly hint: string | null;
  readonly headers: Record<string, string>;

  constructor(detail: ErrorDetail) {
    super(detail.message);
    this.name = 'ApiError';
    this.status = detail.status;
    this.code = detail.code;
    this.details = detail.details ?? null;
    this.hint = detail.hint ?? null;
    this.headers = detail.headers ?? {};
  }

  toJSON() {
    return { code: this.code, details: this.details, hint: this.hint, message: this.message };
  }
}

/** Returns the error for an unsupported feature. A clear error is better than an almost correct response. */
export function unsupported(what: string): ApiError {
  return new ApiError({
    status: 501,
    code: 'not_supported',
    message: `${what} is not supported by the embedded Supabase`,
  });
}

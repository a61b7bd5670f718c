import { ApiError } from '../errors.ts';

interface PostgresError {
  code: string;
  message: string;
  detail?: string;
  hint?: string;
}

function isPostgresError(error: unknown): error is Error & PostgresError {
  return error instanceof Error && 'severity' in error && 'code' in error && typeof error.code === 'string';
}

const BY_CODE: Record<string, number> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53400': 500,
  P0001: 400,
};

const BY_CLASS: Record<string, number> = {
  ...{ '08': 503, '09': 500, '0L': 403, '0P': 403, '25': 500, '28': 403, '2D': 500, '38': 500, '39': 500 },
  ...{ '3B': 500, '40': 500, '53': 503, '54': 500, '55': 500, '57': 500, '58': 500 },
  ...{ F0: 500, HV: 500, P0: 500, XX: 500 },
};

/** Returns the HTTP status for a Postgres error code (SQLSTATE), according to PostgREST's table. */
function statusOf(code: string, message: string, isAnonymous: boolean): number {
  if (code === '42501') return isAnonymous ? 401 : 403;
  if (code === '21000') return message.endsWith('requires a WHERE clause') ? 400 : 500;
  const raised = /^PT(\d{3})$/.exec(code)?.[1];
  if (raised !== undefined && Number(raised) >= 200 && Number(raised) < 600) return Number(raised);
  if (code.startsWith('PT')) return 500;
  return BY_CODE[code] ?? BY_CLASS[code.slice(0, 2)] ?? 400;
}

function asRecord(text: string | undefined): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/**
 * Returns the response that a database function has defined with `raise sqlstate 'PGRST'`. The message and the detail
 * of the raised error contain this response as JSON.
 */
function raisedAnswer(error: PostgresError): ApiError {
  const body = asRecord(error.message);
  const head = asRecord(error.detail);
  if (
    typeof body?.code !== 'string' ||
    typeof body.message !== 'string' ||
    typeof head?.status !== 'number'
  ) {
    const message = `Could not parse JSON in the "RAISE SQLSTATE 'PGRST'" error`;
    return new ApiError({ status: 500, code: 'PGRST121', message });
  }
  const hint = typeof body.hint === 'string' ? body.hint : null;
  return new ApiError({
    status: head.status,
    code: body.code,
    message: body.message,
    details: body.details,
    hint,
  });
}

/**
 * Returns the error that an older Postgres would report, because hosted projects have a version before 18. Only
 * Postgres 18 has a separate error code for ON DELETE RESTRICT.
 */
function asBefore18(error: PostgresError): PostgresError {
  if (error.code !== '23001') return error;
  const { detail } = error;
  return {
    ...(error.hint === undefined ? {} : { hint: error.hint }),
    ...(detail === undefined
      ? {}
      : { detail: detail.replace(' is referenced from', ' is still referenced from') }),
    code: '23503',
    message: error.message.replace('violates RESTRICT setting of foreign key', 'violates foreign key'),
  };
}

/** Converts a Postgres error to the error with which PostgREST would respond. Returns other errors unchanged. */
export function toApiError(thrown: unknown, isAnonymous: boolean): unknown {
  if (!isPostgresError(thrown)) return thrown;
  const error = asBefore18(thrown);
  if (error.code === 'PGRST') return raisedAnswer(error);
  return new ApiError({
    status: statusOf(error.code, error.message, isAnonymous),
    code: error.code,
    message: error.message,
    details: error.detail ?? null,
    hint: error.hint ?? null,
  });
}

import { ApiError, unsupported } from '../errors.ts';

export interface JsonBody {
  /** The request body as received, so that Postgres reads large numbers exactly. */
  text: string;
  value: unknown;
}

function badBody(message: string): ApiError {
  return new ApiError({ status: 400, code: 'PGRST102', message });
}

export async function readJson(request: Request, whenEmpty?: string): Promise<JsonBody> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim() ?? 'application/json';
  // If the caller of fetch sets no content type, fetch sends the body as text/plain, so accept this type too.
  if (type !== 'application/json' && type !== 'text/plain')
    throw unsupported(`A request body of type ${type}`);
  const sent = await request.text();
  const text = sent === '' && whenEmpty !== undefined ? whenEmpty : sent;
  try {
    return { text, value: JSON.parse(text) };
  } catch {
    throw badBody('Empty or invalid json');
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export interface Rows {
  /** The rows as a JSON array of objects. */
  text: string;
  count: number;
  columns: string[];
}

/**
 * Reads a request body with one object or an array of objects. All objects must have the same keys, unless `columns=`
 * names the keys to use.
 */
export function readRows(body: JsonBody, columns: string[] | null): Rows {
  const isList = Array.isArray(body.value);
  const rows: unknown[] = Array.isArray(body.value) ? body.value : [body.value];
  if (!rows.every(isObject)) throw badBody('All elements of the body must be objects');
  const text = isList ? body.text : `[${body.text}]`;
  if (columns) return { text, count: rows.length, columns };
  const keys = Object.keys(rows[0] ?? {});
  const same = rows.every((row) => {
    const own = Object.keys(row);
    return own.length === keys.length && own.every((key) => keys.includes(key));
  });
  if (!same) throw badBody('All object keys must match');
  return { text, count: rows.length, columns: keys };
}

export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return isObject(value);
}

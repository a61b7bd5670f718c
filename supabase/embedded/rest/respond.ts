import { ApiError } from '../errors.ts';
import { onlyRow } from './execute.ts';
import type { Result } from './execute.ts';
import { rangeError } from './parse-query.ts';
import type { Preferences } from './preferences.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const OBJECT_TYPE = 'application/vnd.pgrst.object+json; charset=utf-8';

export function requireOneRow(rows: number): void {
  if (rows === 1) return;
  throw new ApiError({
    status: 406,
    code: 'PGRST116',
    message: 'Cannot coerce the result to a single JSON object',
    details: `The result contains ${rows} rows`,
  });
}

export function requireFewEnough(rows: number, preferences: Preferences): void {
  if (preferences.maxAffected === null || rows <= preferences.maxAffected) return;
  throw new ApiError({
    status: 400,
    code: 'PGRST124',
    message: 'Query result exceeds max-affected preference constraint',
    details: `The query affects ${rows} rows`,
  });
}

/**
 * Returns a Content-Range such as `0-9/42`: the first row, the last row and the total. `*` replaces an empty range and
 * an unknown total.
 */
export function contentRange(lower: number, upper: number, total: number | null): string {
  const range = lower <= upper && total !== 0 ? `${lower}-${upper}` : '*';
  return `${range}/${total ?? '*'}`;
}

export interface Answer {
  status: number;
  body: string | null;
  range?: string;
  type?: 'json' | 'object';
  location?: string;
}

export function respond(answer: Answer, preferences: Preferences): Response {
  const headers = new Headers();
  if (answer.body !== null) headers.set('content-type', answer.type === 'object' ? OBJECT_TYPE : JSON_TYPE);
  if (answer.range !== undefined) headers.set('content-range', answer.range);
  if (answer.location !== undefined) headers.set('location', answer.location);
  if (preferences.applied.length > 0) headers.set('preference-applied', preferences.applied.join(', '));
  return new Response(answer.body, { status: answer.status, headers });
}

/** Returns the response body and its type, either for one object or for a list. */
export function rowsBody(result: Result, asObject: boolean): Pick<Answer, 'body' | 'type'> {
  if (!asObject) return { body: result.body, type: 'json' };
  requireOneRow(result.rows);
  return { body: onlyRow(result), type: 'object' };
}

/**
 * Returns the response to a read, with status 206 if it has fewer rows than the total. @throws 416 if the offset is
 * larger than the total
 */
export function readAnswer(result: Result, offset: number, asObject: boolean): Answer {
  const { rows, total } = result;
  if (total !== null && offset > total) {
    throw rangeError(`An offset of ${offset} was requested, but there are only ${total} rows.`, {
      'content-range': `*/${total}`,
    });
  }
  return {
    status: total !== null && rows < total ? 206 : 200,
    range: contentRange(offset, offset + rows - 1, total),
    ...rowsBody(result, asObject),
  };
}

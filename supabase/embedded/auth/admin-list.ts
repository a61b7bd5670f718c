import type { Hono } from 'hono';
import { validationFailed } from './auth-error.ts';
import type { AuthContext } from './settings.ts';
import { userJson } from './user-json.ts';
import type { UserRow } from './users.ts';

const DEFAULT_PER_PAGE = 50;
const MAX_PER_PAGE = 1000;

function positive(name: string, value: string | undefined, fallback: number): number {
  if (!value) return fallback;
  const number = Number(value);
  if (Number.isInteger(number) && number > 0 && number <= 1_000_000) return number;
  throw validationFailed(`Bad Pagination Parameters: ${name} must be a positive number, not "${value}"`);
}

/** Returns the Link header of a page of users. The Supabase client reads `nextPage` and `lastPage` from it. */
function linkHeader(page: number, perPage: number, total: number): string {
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (to: number, rel: string) => `</admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`;
  return [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ');
}

/** Adds GET /admin/users, which lists the newest users first. */
export function addUserList(app: Hono, context: AuthContext): void {
  app.get('/admin/users', async (c) => {
    const page = positive('page', c.req.query('page'), 1);
    const perPage = Math.min(positive('per_page', c.req.query('per_page'), DEFAULT_PER_PAGE), MAX_PER_PAGE);
    const listed = await context.db.transaction(async (tx) => {
      const count = await tx.query<{ total: number }>('select count(*)::int as total from auth.users');
      const sql = `select to_jsonb(u) as row from auth.users u
        order by created_at desc, id limit $1::int offset $2::bigint`;
      const { rows } = await tx.query<{ row: UserRow }>(sql, [perPage, (page - 1) * perPage]);
      return { total: count.rows[0]?.total ?? 0, users: rows.map(({ row }) => userJson(row)) };
    });
    c.header('x-total-count', String(listed.total));
    c.header('link', linkHeader(page, perPage, listed.total));
    return c.json({ users: listed.users, aud: 'authenticated' });
  });
}

import { z } from 'zod';
import type { Context } from '../context.ts';
import type { Claims } from '../transaction.ts';
import { invalidRequest } from './storage-error.ts';
import { timeSql } from './times.ts';

const options = z.object({
  prefix: z.string().default(''),
  limit: z.number().int().min(0).max(1000).default(100),
  offset: z.number().int().min(0).default(0),
  search: z.string().default(''),
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .default({ column: 'name', order: 'asc' }),
});

/**
 * Lists the entries of one folder in a bucket: first folders, then files. Leaves out those that the caller may not
 * read.
 */
export async function listObjects(
  context: Context,
  claims: Claims,
  bucket: string,
  body: unknown,
): Promise<unknown[]> {
  const parsed = options.safeParse(body);
  if (!parsed.success) throw invalidRequest(z.prettifyError(parsed.error));
  const { prefix, limit, offset, search, sortBy } = parsed.data;
  const folder = prefix.replace(/^\/+|\/+$/g, '');
  const sql = `
    with level as (
      select substr(name, length($2) + 1) as name, id, updated_at, created_at, last_accessed_at, metadata
      from storage.objects where bucket_id = $1 and starts_with(name, $2)
    ), entries as (
      select 0 as rank, split_part(name, '/', 1) as name, null::uuid as id, null::timestamptz as updated_at,
        null::timestamptz as created_at, null::timestamptz as last_accessed_at, null::jsonb as metadata
      from level where strpos(name, '/') > 0 group by 2
      union all
      select 1, name, id, updated_at, created_at, last_accessed_at, metadata from level where strpos(name, '/') = 0
    ), page as (
      select * from entries where strpos(lower(name), lower($3)) = 1 or $3 = ''
      order by rank, ${sortBy.column} ${sortBy.order}, name limit ${limit} offset ${offset}
    )
    select coalesce(json_agg(json_build_object('name', name, 'id', id, 'updated_at', ${timeSql('updated_at')},
      'created_at', ${timeSql('created_at')}, 'last_accessed_at', ${timeSql('last_accessed_at')},
      'metadata', metadata)), '[]') as entries
    from page`;
  const params = [bucket, folder === '' ? '' : `${folder}/`, search];
  const { rows } = await context.db.asRole(claims, (tx) => tx.query<{ entries: unknown[] }>(sql, params), {
    readOnly: true,
  });
  return rows[0]?.entries ?? [];
}

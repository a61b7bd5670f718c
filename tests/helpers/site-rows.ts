import { readFileSync } from 'node:fs';
import path from 'node:path';
import { given, revalidate } from './site.ts';

/** Rows of the running site's database, written as the server's key, with the pages that show them told of it. */
interface Row {
  slug?: string;
  [column: string]: unknown;
}

async function rest(method: string, query: string, body?: Row): Promise<Row[]> {
  const file = path.join(given('DATA_DIR'), 'keys.json');
  const { secretKey } = JSON.parse(readFileSync(file, 'utf8')) as { secretKey: string };
  const response = await fetch(`${given('NEXT_PUBLIC_SUPABASE_URL')}/rest/v1/${query}`, {
    method,
    headers: { apikey: secretKey, 'Content-Type': 'application/json', Prefer: 'return=representation' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${query}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Row[];
}

async function announce(table: string, before: Row | null, after: Row | null): Promise<void> {
  const slugOf = (row: Row | null) => row && { slug: row.slug ?? '' };
  const response = await revalidate({ table, record: slugOf(after), old_record: slugOf(before) });
  if (!response.ok) throw new Error(`revalidate ${table}: ${response.status} ${await response.text()}`);
}

export async function insertRow(table: string, row: Row): Promise<Row> {
  const [inserted] = await rest('POST', table, row);
  if (!inserted) throw new Error(`Nothing was inserted into ${table}`);
  await announce(table, null, inserted);
  return inserted;
}

export async function updateRow(table: string, row: Row, patch: Row): Promise<void> {
  const [updated] = await rest('PATCH', `${table}?id=eq.${String(row.id)}`, patch);
  if (!updated) throw new Error(`Nothing was updated in ${table}`);
  await announce(table, row, updated);
}

export async function deleteRow(table: string, row: Row): Promise<void> {
  await rest('DELETE', `${table}?id=eq.${String(row.id)}`);
  await announce(table, row, null);
}

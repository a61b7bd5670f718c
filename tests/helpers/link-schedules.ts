import { expect } from '@playwright/test';
import { serverClient } from './site.ts';

/**
 * For all failing links, moves the times of the last check and of the first failure back by some minutes, as if these
 * minutes had passed.
 */
export async function minutesLater(minutes: number) {
  const db = serverClient();
  const { data, error } = await db
    .from('links')
    .select('id, checked_at, failing_since')
    .not('failing_since', 'is', null);
  if (error) throw error;
  const earlier = (at: string | null) => at && new Date(Date.parse(at) - minutes * 60_000).toISOString();
  for (const link of data) {
    const values = { checked_at: earlier(link.checked_at), failing_since: earlier(link.failing_since) };
    await db.from('links').update(values).eq('id', link.id);
  }
}

/** Makes a schedule fall due now, as if its time had come. The worker then creates the job. */
export async function fallDue(name: string) {
  const db = serverClient();
  await expect(async () => {
    const { data } = await db.from('schedules').select('next_due_at').eq('name', name).single();
    const moved = await db.rpc('move_schedule', {
      ...{ _name: name, _lane: 'long', _next_due_at: new Date().toISOString() },
      _due_at: data?.next_due_at ?? undefined,
    });
    expect(moved.data).toBe(true);
  }).toPass();
}

import 'server-only';
import type { Lane } from '@/lib/jobs/states';
import type { Json } from '@/lib/schema/database.types';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';

/** The maximum number of schedules to read. Migrations add the schedules, and there are far fewer. */
const AT_MOST = 200;
const COLUMNS = 'name, kind, cron, last_due_at, next_due_at, created_at';

export interface Schedule {
  name: string;
  kind: string;
  cron: string;
  last_due_at: string;
  /** Null if the schedule was never planned. */
  next_due_at: string | null;
  created_at: string;
}

/** Returns the schedules that are on, and whose next run is due at the time `at` or is not yet known. */
export async function listDueSchedules(db: Db, { at }: { at: Date }): Promise<Schedule[]> {
  const { data, error } = await db
    .from('schedules')
    .select(COLUMNS)
    .eq('is_on', true)
    .or(`next_due_at.is.null,next_due_at.lte."${at.toISOString()}"`)
    .order('name')
    .limit(AT_MOST);
  if (error) throw new DatabaseError('list due schedules', error);
  return data;
}

interface Move {
  name: string;
  /** The due time that this worker handles now; null if the schedule was never planned. */
  dueAt: string | null;
  nextDueAt: Date;
  lane: Lane;
  /** The input of the job to create for this due time; null if no job is needed. */
  input: unknown;
}

/**
 * Moves a schedule to its next due time, and creates the job of the current due time. Returns false if another worker
 * has already moved it.
 */
export async function moveSchedule(db: Db, { name, dueAt, nextDueAt, lane, input }: Move): Promise<boolean> {
  const { data, error } = await db.rpc('move_schedule', {
    _name: name,
    _due_at: dueAt ?? undefined,
    _next_due_at: nextDueAt.toISOString(),
    _lane: lane,
    _input: (input as Json) ?? undefined,
  });
  if (error) throw new DatabaseError('move a schedule', error);
  return data;
}

/** Returns all schedules that are on, in alphabetical order. */
export async function listSchedules(db: Db): Promise<Schedule[]> {
  const { data, error } = await db
    .from('schedules')
    .select(COLUMNS)
    .eq('is_on', true)
    .order('name')
    .limit(AT_MOST);
  if (error) throw new DatabaseError('list schedules', error);
  return data;
}

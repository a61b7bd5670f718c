import 'server-only';
import { sendJob } from '@/lib/data/jobs';
import { patientSecretClient } from '@/lib/supabase/secret';
import type { JobKind } from './job-kind';

interface Start {
  input: unknown;
  /** At most one active job of the kind has the same key: a second start returns the first job. */
  key?: string;
  /** The id of the editor who asks. */
  askedBy: string;
}

/** Sends a job that an editor has asked for, and returns its id. Throws without Supabase's secret key. */
export async function startJob(kind: JobKind, { input, key, askedBy }: Start): Promise<string> {
  const db = patientSecretClient();
  if (!db) throw new Error('SUPABASE_SECRET_KEY is not set, so no job can be started');
  return sendJob(db, { kind: kind.kind, lane: kind.lane, input: kind.parseInput(input), key, askedBy });
}

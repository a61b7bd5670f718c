import 'server-only';
import type { z } from 'zod';
import type { Lane } from '@/lib/jobs/states';
import type { Db } from '@/lib/supabase/public';

/** The data and the tools for one chunk of a job. */
export interface Chunk<Input, Position> {
  input: Input;
  /** Where this chunk begins, as the last chunk returned it; null for the first chunk. */
  position: Position | null;
  /** How much the earlier chunks have done. */
  done: number;
  /** The database client with the secret key. */
  db: Db;
  /** Aborts when another worker has taken the job, so that this chunk has no further effect. */
  signal: AbortSignal;
}

/** The progress after a chunk. */
interface Progress {
  /** How much of the job is done in total, in the unit that the kind counts. */
  done: number;
  /** How much the whole job has to do, if that is known. */
  total?: number;
  /** A sentence about the progress, for people. */
  note?: string;
  /** The cost of this chunk, in pounds. */
  cost?: number;
}
export type ChunkResult<Position> = Progress & ({ isLast: true } | { isLast: false; position: Position });

interface Definition<Input, Position> {
  /** The name of the kind in the table `jobs`, as a slug. */
  kind: string;
  /** The name of the work on the Jobs screen, such as 'Delete old rows'. */
  label: string;
  lane: Lane;
  input: z.ZodType<Input>;
  position: z.ZodType<Position>;
  /**
   * Runs one chunk, which should take a few seconds. After each chunk, the worker stores the position, checks whether
   * an editor has asked to pause or cancel the job, and calls this function again. If a worker is killed, another
   * worker repeats the chunk, so the chunk's effect must be idempotent. If the chunk throws an error, the chunk is
   * tried again later.
   */
  runChunk(chunk: Chunk<Input, Position>): Promise<ChunkResult<Position>>;
  /**
   * For schedules: returns the input of a job for the work that came due after `since` and not after `until`, or null
   * if there is no work. Without this function, each due time creates a job with the input {}.
   */
  findWork?(db: Db, between: Between): Promise<Input | null>;
}

export interface Between {
  since: Date;
  until: Date;
}

/** A kind of job whose input and position are checked before each chunk. */
export interface JobKind extends Pick<Definition<unknown, unknown>, 'kind' | 'label' | 'lane' | 'findWork'> {
  runChunk(chunk: Chunk<unknown, unknown>): Promise<ChunkResult<unknown>>;
  /** Checks a new job's input. */
  parseInput(input: unknown): unknown;
}

/** The error to throw if a job cannot succeed, however often it is tried. */
export class HopelessJobError extends Error {
  override name = 'HopelessJobError';
}

/** Defines a kind of job. */
export function defineJob<Input, Position>(definition: Definition<Input, Position>): JobKind {
  const { kind, label, lane, findWork } = definition;
  const parseInput = (input: unknown) => parse(definition.input, input, `The input of the job ${kind}`);
  return {
    kind,
    label,
    lane,
    findWork,
    parseInput,
    runChunk: ({ input, position, ...rest }) =>
      definition.runChunk({
        ...rest,
        input: parseInput(input),
        position:
          position === null ? null : parse(definition.position, position, `The position of the job ${kind}`),
      }),
  };
}

function parse<T>(schema: z.ZodType<T>, value: unknown, what: string): T {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  throw new HopelessJobError(`${what} is invalid: ${error.issues.map(({ message }) => message).join(', ')}`);
}

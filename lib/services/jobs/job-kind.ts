import 'server-only';
import type { z } from 'zod';
import { HopelessJobError } from '@/lib/jobs/hopeless-job-error';
import type { Lane } from '@/lib/jobs/states';
import type { Db } from '@/lib/supabase/public';

/** The input of a chunk of a job: data, the database client and a signal. */
export interface Chunk<Input, Position> {
  input: Input;
  /** The position that the previous chunk returned, at which this chunk begins; null for the first chunk. */
  position: Position | null;
  /** The amount of work that the earlier chunks of the job have done, in the unit that the kind of job counts. */
  done: number;
  /** The database client with the secret key. */
  db: Db;
  /** Aborts when another worker has taken the job. The chunk must then write nothing more. */
  signal: AbortSignal;
}

/** The progress after a chunk. */
interface Progress {
  /** The amount of work done so far, in the unit that the kind of job counts. */
  done: number;
  /** The amount of work in the whole job, if it is known. */
  total?: number;
  /** A sentence about the progress, for editors. */
  note?: string;
  /** The cost of this chunk, in pounds. */
  cost?: number;
}
export type ChunkResult<Position> = Progress & ({ isLast: true } | { isLast: false; position: Position });

/** The subject of a job's work, in the words of the Jobs screen: 'All pages'. */
export interface JobSubject {
  text: string;
  /** The path of the screen that shows the subject. */
  href?: string;
}

interface Definition<Input, Position> {
  /** The name of the kind in the table `jobs`, as a slug. */
  kind: string;
  /** The name of the work on the Jobs screen, such as 'Delete old rows'. */
  label: string;
  lane: Lane;
  /** Whether workers run only one job of this kind at a time. A second job then waits for the first. */
  runsAlone?: boolean;
  input: z.ZodType<Input>;
  position: z.ZodType<Position>;
  /**
   * Runs one chunk, which should take a few seconds. After each chunk, the worker stores the position, checks whether
   * an editor has asked to pause or cancel the job, and calls this function again. If a worker is killed, another
   * worker repeats the chunk, so the chunk's effect must be idempotent. If the chunk throws an error other than
   * HopelessJobError, the chunk is tried again later.
   */
  runChunk(chunk: Chunk<Input, Position>): Promise<ChunkResult<Position>>;
  /**
   * For kinds that have a schedule: returns the input of a job for the work that came due after `since` and no later
   * than `until`. Returns null if there is no such work. Without this function, each due time creates a job with the
   * input {}.
   */
  findWork?(db: Db, between: Between): Promise<Input | null>;
  /** Describes the input of a job for editors. Without this function, the Jobs screen shows the input as JSON. */
  describe?(input: Input): JobSubject;
}

export interface Between {
  since: Date;
  until: Date;
}

/** A kind of job. Validates the input and the position before each chunk. */
export interface JobKind extends Pick<
  Definition<unknown, unknown>,
  'kind' | 'label' | 'lane' | 'runsAlone' | 'findWork'
> {
  runChunk(chunk: Chunk<unknown, unknown>): Promise<ChunkResult<unknown>>;
  /** Checks a new job's input. */
  parseInput(input: unknown): unknown;
  /** Returns what a job with this input works on; null if the kind cannot describe the input. */
  subjectOf(input: unknown): JobSubject | null;
}

export function defineJob<Input, Position>(definition: Definition<Input, Position>): JobKind {
  const { kind, label, lane, runsAlone, findWork, describe } = definition;
  const parseInput = (input: unknown) => parse(definition.input, input, `The input of the job ${kind}`);
  return {
    kind,
    label,
    lane,
    runsAlone,
    findWork,
    parseInput,
    subjectOf(input) {
      const { success, data } = definition.input.safeParse(input);
      return success && describe ? describe(data) : null;
    },
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

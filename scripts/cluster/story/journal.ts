import { CutOff } from './visitors.ts';

export const KINDS = ['page', 'page data', 'search', 'events', 'save', 'file'] as const;
export type Kind = (typeof KINDS)[number];

/**
 * The result of a request. `error` describes the fault; null if there was none. `servers` are the instances to which
 * nginx passed the request.
 */
export interface Result {
  error: string | null;
  servers: string[];
}

/** A request that the load test has sent, and its result. */
interface Outcome extends Result {
  kind: Kind;
  /** The path, query or retailer that was requested. */
  what: string;
  startedAt: number;
  endedAt: number;
  /** The names of the phases in which the request began and ended. */
  phases: [string, string];
}

/** All requests of the load test, with the phases in which they began and ended. */
export class Journal {
  readonly outcomes: Outcome[] = [];
  readonly phases: string[] = [];

  get phase(): string {
    return this.phases.at(-1) ?? '';
  }

  begin(phase: string): void {
    if (!this.phases.includes(phase)) this.phases.push(phase);
  }

  /**
   * Sends a request by calling `work`, and records the result. `work` may also throw, which counts as a fault. Returns
   * whether the request succeeded.
   */
  async note(kind: Kind, what: string, work: () => Promise<Result>): Promise<boolean> {
    const [startedAt, phase] = [performance.now(), this.phase];
    const result = await work().catch((failure: NodeJS.ErrnoException) => ({
      error: failure.code ?? failure.message,
      servers: failure instanceof CutOff ? failure.servers : [],
    }));
    const endedAt = performance.now();
    this.outcomes.push({ ...result, kind, what, startedAt, endedAt, phases: [phase, this.phase] });
    return result.error === null;
  }
}

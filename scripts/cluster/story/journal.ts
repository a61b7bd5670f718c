export const KINDS = ['page', 'search', 'events', 'save', 'file'] as const;
export type Kind = (typeof KINDS)[number];

/** A request of the story. */
interface Outcome {
  kind: Kind;
  /** The path, query or retailer that was requested. */
  what: string;
  startedAt: number;
  endedAt: number;
  /** The names of the phases in which the request began and ended. */
  phases: [string, string];
  error: string | null;
}

/** All requests of the story, with the phases in which they began and ended. */
export class Journal {
  readonly outcomes: Outcome[] = [];
  readonly phases: string[] = [];

  get phase(): string {
    return this.phases.at(-1) ?? '';
  }

  begin(phase: string): void {
    if (!this.phases.includes(phase)) this.phases.push(phase);
  }

  /** Waits for a request, and notes how it ended: `work` returns what is wrong with its answer, or throws. */
  async note(kind: Kind, what: string, work: () => Promise<string | null>): Promise<boolean> {
    const [startedAt, phase] = [performance.now(), this.phase];
    const error = await work().catch((failure: NodeJS.ErrnoException) => failure.code ?? failure.message);
    const endedAt = performance.now();
    this.outcomes.push({ kind, what, startedAt, endedAt, phases: [phase, this.phase], error });
    return error === null;
  }
}

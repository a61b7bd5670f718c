export interface Usage {
  input: number;
  output: number;
}

export const USAGE: Usage = { input: 120, output: 30 };

/** The ways in which the model server can answer a request. */
export type Behaviour =
  /**
   * Answers with an object. `usage: null` leaves out the token counts. With `halfway`, the server pauses in the middle
   * of the answer until that promise resolves.
   */
  | { kind: 'object'; object: unknown; usage?: Usage | null; halfway?: Promise<unknown> }
  /** Answers with a text that may or may not be JSON. */
  | { kind: 'text'; text: string }
  | { kind: 'refusal' }
  /** Stops in the middle of the answer, as a model does when it has reached its maximum number of tokens. */
  | { kind: 'too-long' }
  | { kind: 'status'; status: number; retryAfter?: string }
  /** Accepts the request and never answers. */
  | { kind: 'silence' }
  /** Sends a part of the answer, then sends nothing more but leaves the connection open. */
  | { kind: 'stall' }
  /** Sends a part of the answer, then closes the connection. */
  | { kind: 'cut-off' };

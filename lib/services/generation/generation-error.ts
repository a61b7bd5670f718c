import 'server-only';

/** Thrown if texts cannot be drafted. The message is for editors. */
export class GenerationError extends Error {
  override name = 'GenerationError';
}

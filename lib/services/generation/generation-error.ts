import 'server-only';

/** Why texts cannot be drafted, in words for editors. */
export class GenerationError extends Error {
  override name = 'GenerationError';
}

/** The error to throw if a job cannot succeed, however often it is tried. */
export class HopelessJobError extends Error {
  override name = 'HopelessJobError';
}

export interface StorageFault {
  /** The HTTP status to state in the response body (see toResponse). */
  statusCode: number;
  /** The error's code, e.g. NoSuchKey, which clients check. */
  code: string;
  /** The name of the error, which older clients check. */
  error: string;
  message: string;
}

/** An error in the format of Supabase's storage server. */
export class StorageError extends Error {
  readonly fault: StorageFault;

  constructor(fault: StorageFault) {
    super(fault.message);
    this.name = 'StorageError';
    this.fault = fault;
  }

  /**
   * Returns the error as a response. Like the storage server, responds with 400 to every refusal and puts the actual
   * status in the body.
   */
  toResponse(): Response {
    const { statusCode } = this.fault;
    const status = statusCode >= 500 ? statusCode : 400;
    return Response.json({ ...this.fault, statusCode: String(statusCode) }, { status });
  }
}

export function bucketNotFound(): StorageError {
  const message = 'Bucket not found';
  return new StorageError({ statusCode: 404, code: 'NoSuchBucket', error: message, message });
}

export function objectNotFound(): StorageError {
  return new StorageError({
    statusCode: 404,
    code: 'NoSuchKey',
    error: 'not_found',
    message: 'Object not found',
  });
}

export function invalidKey(key: string): StorageError {
  return new StorageError({
    statusCode: 400,
    code: 'InvalidKey',
    error: 'InvalidKey',
    message: `Invalid key: ${key}`,
  });
}

export function invalidRequest(message: string): StorageError {
  return new StorageError({ statusCode: 400, code: 'InvalidRequest', error: 'invalid_request', message });
}

/**
 * Converts the database's errors for a missing right and for a duplicate key to the storage server's errors. Returns
 * other errors unchanged.
 */
export function fromDatabase(error: unknown, taken = 'KeyAlreadyExists'): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  if (error.code === '42501') {
    const message = error.message.replace(/ for table .*/, '');
    return new StorageError({ statusCode: 403, code: 'AccessDenied', error: 'Unauthorized', message });
  }
  if (error.code === '23505') {
    const message = 'The resource already exists';
    return new StorageError({ statusCode: 409, code: taken, error: 'Duplicate', message });
  }
  return error;
}

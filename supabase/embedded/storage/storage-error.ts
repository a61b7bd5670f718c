export interface StorageFault {
  /** What went wrong, as an HTTP status; it stands in the body. */
  statusCode: number;
  error: string;
  message: string;
}

/** An error as Supabase's storage server answers it. */
export class StorageError extends Error {
  readonly fault: StorageFault;

  constructor(statusCode: number, error: string, message: string) {
    super(message);
    this.name = 'StorageError';
    this.fault = { statusCode, error, message };
  }

  /** The storage server answers every refusal with 400 and puts the real status in the body. */
  toResponse(): Response {
    const { statusCode, error, message } = this.fault;
    const status = statusCode >= 500 ? statusCode : 400;
    return Response.json({ statusCode: String(statusCode), error, message }, { status });
  }
}

export function bucketNotFound(): StorageError {
  return new StorageError(404, 'Bucket not found', 'Bucket not found');
}

export function objectNotFound(): StorageError {
  return new StorageError(404, 'not_found', 'Object not found');
}

/** What the database refused, in the storage server's words; anything else is passed through. */
export function fromDatabase(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  if (error.code === '42501') {
    const message = error.message.replace(/ for table .*/, '');
    return new StorageError(403, 'Unauthorized', message);
  }
  if (error.code === '23505') return new StorageError(409, 'Duplicate', 'The resource already exists');
  return error;
}

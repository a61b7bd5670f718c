/**
 * Waits for the first item of a stream, then returns the whole stream. If the source fails at once, the caller can
 * still send an error status, because the response has not started. Closes the source if the reader stops after its
 * first read.
 */
export async function readAhead<T>(source: AsyncIterable<T>): Promise<AsyncIterable<T>> {
  const iterator = source[Symbol.asyncIterator]();
  const first = await iterator.next();
  return (async function* () {
    try {
      for (let step = first; !step.done; step = await iterator.next()) yield step.value;
    } finally {
      await iterator.return?.();
    }
  })();
}

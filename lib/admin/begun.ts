/** Reads the first of what is read bit by bit, so that a failure is known before anything was answered. */
export async function begun<T>(source: AsyncIterable<T>): Promise<AsyncIterable<T>> {
  const iterator = source[Symbol.asyncIterator]();
  const first = await iterator.next();
  return (async function* () {
    for (let step = first; !step.done; step = await iterator.next()) yield step.value;
  })();
}

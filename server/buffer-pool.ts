const POOL_BYTES = 1024;

/**
 * Node cuts small buffers out of pieces of 64 KB, and a piece stays in memory as long as any buffer cut from it. Next
 * keeps the answers of `'use cache'` functions, some KB each, up to 50 MB of them: after 10,000 pages, 40 MB of answers
 * held 585 MB of memory (docs/scale.md). With a small pool each answer has memory of its own.
 */
export function shrinkBufferPool(): void {
  Buffer.poolSize = POOL_BYTES;
}

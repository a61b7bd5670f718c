const POOL_BYTES = 1024;

/**
 * Reduces Node's buffer pool so that each cached result has its own memory. Node cuts small buffers out of 64 KB slabs,
 * and a slab stays in memory as long as any of its buffers does. Next caches the results of `'use cache'` functions,
 * some KB each, up to 50 MB: after 10,000 pages, 40 MB of results kept 585 MB of memory in use (docs/scale.md).
 */
export function shrinkBufferPool(): void {
  Buffer.poolSize = POOL_BYTES;
}

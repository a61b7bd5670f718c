/**
 * Replaces the module `next/cache` in scripts and tests, where Next does not run. Without Next, a function with 'use
 * cache' is an ordinary function, and its result is not cached.
 */
export const cacheTag = () => undefined;
export const cacheLife = () => undefined;

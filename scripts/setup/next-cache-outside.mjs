/**
 * Replaces the module `next/cache` in scripts and tests, where Next does not run. A function with 'use cache' is then
 * an ordinary function, and its result is not cached.
 */
export const cacheTag = () => undefined;
export const cacheLife = () => undefined;

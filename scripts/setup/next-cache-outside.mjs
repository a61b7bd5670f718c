/**
 * Replaces `next/cache` where Next does not run: a function with 'use cache' is then an ordinary function, whose result
 * is not cached.
 */
export const cacheTag = () => undefined;
export const cacheLife = () => undefined;

/**
 * Stands in for `next/cache` where Next does not run: a function with 'use cache' is then an ordinary function, whose
 * answer nobody keeps.
 */
export const cacheTag = () => undefined;
export const cacheLife = () => undefined;

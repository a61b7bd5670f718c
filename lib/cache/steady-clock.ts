/**
 * Returns milliseconds since 1970 by the clock that Next uses for its comparisons. It never jumps while the process runs,
 * even if somebody sets the machine's clock.
 */
export const steadyNow = (): number => performance.timeOrigin + performance.now();

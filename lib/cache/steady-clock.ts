/**
 * Returns the milliseconds since 1970 by a clock that never jumps while the process runs, even if somebody sets the
 * machine's clock. Next compares times by the same clock.
 */
export const steadyNow = (): number => performance.timeOrigin + performance.now();

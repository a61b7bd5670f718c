/**
 * Milliseconds since 1970 by the clock that Next compares dates with: it never jumps while the process runs, whatever becomes
 * of the machine's clock.
 */
export const steadyNow = (): number => performance.timeOrigin + performance.now();

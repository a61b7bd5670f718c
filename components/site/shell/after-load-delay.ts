/**
 * Calls `work` this many milliseconds after the page loaded, at once if that time has passed; never after `signal`
 * aborts.
 */
export function afterLoad(milliseconds: number, work: () => void, signal: AbortSignal) {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Zero during the load event itself.
  const loaded = entry?.loadEventEnd || performance.now();
  const since = performance.now() - loaded;
  const timer = setTimeout(work, Math.max(0, milliseconds - since));
  signal.addEventListener('abort', () => clearTimeout(timer));
}

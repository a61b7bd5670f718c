/** Calls `work` when `milliseconds` have passed since the page loaded, unless `signal` aborts first. */
export function afterLoad(milliseconds: number, work: () => void, signal: AbortSignal) {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // `loadEventEnd` is still zero during the load event itself.
  const loaded = entry?.loadEventEnd || performance.now();
  const since = performance.now() - loaded;
  const timer = setTimeout(work, Math.max(0, milliseconds - since));
  signal.addEventListener('abort', () => clearTimeout(timer));
}

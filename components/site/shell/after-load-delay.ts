/** Calls `work` once, `milliseconds` after the page has loaded, unless `signal` aborts before that. */
export function afterLoad(milliseconds: number, work: () => void, signal: AbortSignal) {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // `loadEventEnd` is still zero during the load event itself, so use the current time instead.
  const loaded = entry?.loadEventEnd || performance.now();
  const since = performance.now() - loaded;
  const timer = setTimeout(work, Math.max(0, milliseconds - since));
  signal.addEventListener('abort', () => clearTimeout(timer));
}

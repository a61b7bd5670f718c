/** Calls `work` this many milliseconds after the page has loaded, at once when that is past; never after `signal`. */
export function afterLoad(milliseconds: number, work: () => void, signal: AbortSignal) {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Zero while the load event is being handled, which is now.
  const loaded = entry?.loadEventEnd || performance.now();
  const since = performance.now() - loaded;
  const timer = setTimeout(work, Math.max(0, milliseconds - since));
  signal.addEventListener('abort', () => clearTimeout(timer));
}

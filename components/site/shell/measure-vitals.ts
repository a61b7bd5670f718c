import type { MeasurementName } from '@/lib/analytics/measurements';

/** An entry of the layout-shift, event or navigation timeline, with the fields that TypeScript doesn't know. */
interface Entry extends PerformanceEntry {
  value?: number;
  hadRecentInput?: boolean;
  interactionId?: number;
  responseStart?: number;
  activationStart?: number;
}

type Report = (metric: MeasurementName, value: number) => void;

const entries = (type: string) => performance.getEntriesByType(type) as Entry[];

function observe(type: string, each: (entry: Entry) => void, options?: { durationThreshold: number }) {
  const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(each));
  observer.observe({ type, buffered: true, ...options });
}

/**
 * Reports the web vitals once, when the page is hidden for the first time. Defines them as the library web-vitals does,
 * and a test compares the results with the library's results. The library itself would exceed the size limit of the
 * whole script (ADR 034).
 */
export function measureVitals(report: Report) {
  const [page] = entries('navigation');
  const start = page?.activationStart ?? 0;
  // A page that was opened in the background is painted only when the visitor switches to it. Such a late paint says
  // nothing about speed, so ignore paints after the page was first hidden.
  const firstHidden =
    entries('visibility-state').find(({ name }) => name === 'hidden')?.startTime ?? Infinity;
  let fcp: number | undefined;
  let lcp: number | undefined;
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint' && startTime < firstHidden) fcp = startTime - start;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    if (startTime < firstHidden) lcp = startTime - start;
  });

  // CLS is the largest sum of layout shifts in one burst. A burst lasts at most five seconds, with less than a second
  // between two shifts.
  let cls = 0;
  let sum = 0;
  let began = 0;
  let last = -Infinity;
  observe('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
    if (hadRecentInput) return;
    if (startTime - last >= 1000 || startTime - began >= 5000) {
      sum = 0;
      began = startTime;
    }
    last = startTime;
    sum += value;
    cls = Math.max(cls, sum);
  });

  // INP is the duration of the longest interaction. For every fifty interactions, one of the longest is skipped.
  const longest = new Map<number, number>();
  const interaction = ({ interactionId, duration }: Entry) => {
    if (interactionId) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
  };
  observe('event', interaction, { durationThreshold: 40 });
  observe('first-input', interaction);

  const finish = () => {
    if (!document.hidden) return;
    document.removeEventListener('visibilitychange', finish);
    if (page?.responseStart) report('TTFB', Math.max(0, page.responseStart - start));
    if (fcp !== undefined) {
      report('FCP', Math.max(0, fcp));
      report('CLS', cls);
    }
    if (lcp !== undefined) report('LCP', Math.max(0, lcp));
    const durations = [...longest.values()].sort((a, b) => b - a);
    // The browser reports only interactions of 40 ms or more, but counts all.
    const { interactionCount = longest.size } = performance as Performance & { interactionCount?: number };
    const inp = durations[Math.min(durations.length - 1, Math.floor(interactionCount / 50))];
    if (inp !== undefined) report('INP', inp);
  };
  document.addEventListener('visibilitychange', finish);
}

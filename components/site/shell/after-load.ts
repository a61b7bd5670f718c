import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Metric } from 'web-vitals';
import { handleMeasurement, rate } from '@/lib/analytics/measurements';
import { startBanner } from './start-banner';

/** Starts the tasks that wait until the page has loaded. */
export function startAfterLoad(signal: AbortSignal, affiliateScript: string | undefined) {
  if (signal.aborted) return;
  startBanner(signal, affiliateScript);
  startMeasuring();
}

let isStarted = false;

/** Reports the web vitals to `handleMeasurement`. */
function startMeasuring() {
  if (isStarted) return;
  isStarted = true;
  const report = ({ name, value }: Metric) => handleMeasurement({ name, value, rating: rate(name, value) });
  for (const on of [onFCP, onLCP, onINP, onCLS, onTTFB]) on(report);
}

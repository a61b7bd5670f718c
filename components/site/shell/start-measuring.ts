import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Metric } from 'web-vitals';
import { handleMeasurement, rate } from '@/lib/measurements';

let isStarted = false;

/** Hands every measurement of the page's speed to the one handler. */
export function startMeasuring() {
  if (isStarted) return;
  isStarted = true;
  const report = ({ name, value }: Metric) => handleMeasurement({ name, value, rating: rate(name, value) });
  for (const on of [onFCP, onLCP, onINP, onCLS, onTTFB]) on(report);
}

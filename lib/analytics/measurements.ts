/**
 * The limits of the speed ratings (docs/product.md#speed-ratings). A measurement is good up to the first value and poor
 * above the second. The values are in milliseconds, except for CLS, which has no unit.
 */
export const THRESHOLDS = {
  FCP: [1800, 3000],
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  TTFB: [800, 1800],
} as const;

export type MeasurementName = keyof typeof THRESHOLDS;
export type Rating = 'good' | 'needs-improvement' | 'poor';

export const MEASUREMENTS = Object.keys(THRESHOLDS) as MeasurementName[];

export function rate(name: MeasurementName, value: number): Rating {
  const [good, poor] = THRESHOLDS[name];
  if (value <= good) return 'good';
  return value > poor ? 'poor' : 'needs-improvement';
}

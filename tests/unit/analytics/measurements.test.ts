import { CLSThresholds, FCPThresholds, INPThresholds, LCPThresholds, TTFBThresholds } from 'web-vitals';
import { rate, THRESHOLDS } from '@/lib/analytics/measurements';

test('the thresholds of speed are those of docs/product.md#speed-ratings', () => {
  expect(THRESHOLDS).toEqual({
    FCP: [1800, 3000],
    LCP: [2500, 4000],
    INP: [200, 500],
    CLS: [0.1, 0.25],
    TTFB: [800, 1800],
  });
});

test('a result at the limit is still good, and a result above the upper limit is poor', () => {
  expect([1800, 1801, 3000, 3001].map((value) => rate('FCP', value))).toEqual([
    'good',
    'needs-improvement',
    'needs-improvement',
    'poor',
  ]);
});

test('the thresholds are those of the library web-vitals', () => {
  expect(THRESHOLDS).toEqual({
    FCP: FCPThresholds,
    LCP: LCPThresholds,
    INP: INPThresholds,
    CLS: CLSThresholds,
    TTFB: TTFBThresholds,
  });
});

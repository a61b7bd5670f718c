import { counter, gauge, histogram, metricsText } from '@/lib/metrics/registry';

const sectionOf = (name: string) =>
  metricsText()
    .split('\n')
    .filter((line) => line.includes(name));

test('a counter adds up by its labels', () => {
  const count = counter('test_requests_total', 'Requests.');
  count({ route: 'page', status: 200 });
  count({ route: 'page', status: 200 });
  count({ route: 'api', status: 503 });
  expect(sectionOf('test_requests_total')).toEqual([
    '# HELP test_requests_total Requests.',
    '# TYPE test_requests_total counter',
    'test_requests_total{route="page",status="200"} 2',
    'test_requests_total{route="api",status="503"} 1',
  ]);
});

test('a gauge has its latest value, and two copies of the code share it', () => {
  gauge('test_up', 'Up.')(1);
  gauge('test_up', 'Up.')(0);
  expect(sectionOf('test_up').slice(2)).toEqual(['test_up 0']);
});

test('a histogram counts each value in every bucket that it fits', () => {
  const time = histogram('test_seconds', 'Times.', [0.1, 1]);
  for (const value of [0.1, 0.5, 4]) time(value, { route: 'page' });
  expect(sectionOf('test_seconds').slice(2)).toEqual([
    'test_seconds_bucket{route="page",le="0.1"} 1',
    'test_seconds_bucket{route="page",le="1"} 2',
    'test_seconds_bucket{route="page",le="+Inf"} 3',
    'test_seconds_sum{route="page"} 4.6',
    'test_seconds_count{route="page"} 3',
  ]);
});

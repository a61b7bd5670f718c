import { processState } from '../cache/process-state.ts';

type Labels = Record<string, string | number>;

/** The recorded values of a metric for one combination of labels. */
interface Series {
  labels: Labels;
  /** For a counter or a gauge, its value. For a histogram, the sum of the values. */
  value: number;
  /**
   * For a histogram, the number of values up to each upper bound. The last bound is Infinity, so the last number is the
   * number of all values.
   */
  counts: number[];
}

/**
 * A metric of this process. The values of labels are few and fixed in the code. They never come from a visitor's
 * request.
 */
interface Metric {
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  /** The upper bounds of a histogram, in ascending order; the last is Infinity. */
  bounds: number[];
  series: Map<string, Series>;
}

const metrics = processState('metrics', () => new Map<string, Metric>());

/**
 * Returns the metric with this name, and creates it if necessary. The server and Next's bundles load separate copies of
 * this module, but share the metrics.
 */
function metricOf(
  name: string,
  { type, help, bounds = [] }: Partial<Metric> & Pick<Metric, 'type' | 'help'>,
) {
  const known = metrics.get(name);
  if (known) return known;
  const metric: Metric = { help, type, bounds, series: new Map() };
  metrics.set(name, metric);
  return metric;
}

function seriesOf({ series, bounds }: Metric, labels: Labels): Series {
  const key = Object.values(labels).join('\n');
  const known = series.get(key);
  if (known) return known;
  const added = { labels, value: 0, counts: bounds.map(() => 0) };
  series.set(key, added);
  return added;
}

/** Returns a function that increments a counter by one. */
export function counter(name: string, help: string): (labels?: Labels) => void {
  const metric = metricOf(name, { type: 'counter', help });
  return (labels = {}) => void (seriesOf(metric, labels).value += 1);
}

/** Returns a function that sets a gauge. */
export function gauge(name: string, help: string): (value: number, labels?: Labels) => void {
  const metric = metricOf(name, { type: 'gauge', help });
  return (value, labels = {}) => void (seriesOf(metric, labels).value = value);
}

/** Returns a function that records a value in a histogram with these upper bounds, in ascending order. */
export function histogram(
  name: string,
  help: string,
  bounds: number[],
): (value: number, labels?: Labels) => void {
  const metric = metricOf(name, { type: 'histogram', help, bounds: [...bounds, Infinity] });
  return (value, labels = {}) => {
    const series = seriesOf(metric, labels);
    series.value += value;
    series.counts = series.counts.map((count, i) => (value <= (metric.bounds[i] ?? 0) ? count + 1 : count));
  };
}

/**
 * Returns a line of Prometheus' text format. The values of labels need no escaping, because they are fixed in the code.
 */
function line(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${text}"`);
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`;
}

const linesOf = (name: string, { bounds, series }: Metric): string[] =>
  [...series.values()].flatMap(({ labels, value, counts }) => {
    if (bounds.length === 0) return [line(name, labels, value)];
    const buckets = bounds.map((bound, i) => {
      const le = bound === Infinity ? '+Inf' : bound;
      return line(`${name}_bucket`, { ...labels, le }, counts[i] ?? 0);
    });
    return [
      ...buckets,
      line(`${name}_sum`, labels, value),
      line(`${name}_count`, labels, counts.at(-1) ?? 0),
    ];
  });

/** Returns all metrics in Prometheus' text format. */
export function metricsText(): string {
  const lines = [...metrics].flatMap(([name, metric]) => [
    `# HELP ${name} ${metric.help}`,
    `# TYPE ${name} ${metric.type}`,
    ...linesOf(name, metric),
  ]);
  return `${lines.join('\n')}\n`;
}

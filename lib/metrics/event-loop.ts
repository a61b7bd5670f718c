import { monitorEventLoopDelay } from 'node:perf_hooks';
import { processState } from '../cache/process-state.ts';
import { setEventLoopLag, setMemory, setUptime } from './site-metrics.ts';

const NS = 1e9;
/**
 * The interval at which the event loop is sampled. Each measured delay includes this interval, so `recordProcess`
 * subtracts it.
 */
const RESOLUTION_MS = 20;

/**
 * Returns the process's monitor of event loop delays. The first call, at the start of the server, starts the monitor.
 */
export const sampleEventLoop = () =>
  processState('event loop delay', () => {
    const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
    delay.enable();
    return delay;
  });

/** Sets the gauges of the process: the delays of the event loop since the last call, the memory and the uptime. */
export function recordProcess(): void {
  const delay = sampleEventLoop();
  const lag = (ns: number) => Math.max(0, ns / NS - RESOLUTION_MS / 1000);
  setEventLoopLag(lag(delay.percentile(50)), { quantile: 0.5 });
  setEventLoopLag(lag(delay.percentile(99)), { quantile: 0.99 });
  setEventLoopLag(lag(delay.max), { quantile: 1 });
  delay.reset();
  const { rss, heapUsed, external } = process.memoryUsage();
  setMemory(rss, { kind: 'resident' });
  setMemory(heapUsed, { kind: 'heap' });
  setMemory(external, { kind: 'external' });
  setUptime(Math.round(process.uptime()));
}

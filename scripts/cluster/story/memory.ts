import { readFileSync } from 'node:fs';

const PAUSE_MS = 10_000;
/**
 * The memory of a process is judged only if the process ran for at least this share of the load test. The processes
 * that a release has just started have not run long enough.
 */
const LEAST_LIFE = 1 / 3;
/**
 * The share at the start of a process's life that is ignored: its caches are still filling, and V8 is still compiling.
 */
const WARM_UP = 1 / 2;
const LEAST_READINGS = 4;

/** A reading of the memory of one process of an instance. */
export interface Reading {
  /** The number of the instance, starting with 1. */
  instance: number;
  pid: number;
  /** The time in ms since the start of the load test. */
  at: number;
  megabytes: number;
}

/** How the memory of one process has changed. */
export interface Trend {
  instance: number;
  /** The memory in MB at the start and at the end of the line that fits the readings best. */
  from: number;
  to: number;
  minutes: number;
  readings: number;
}

interface Process {
  pid: number | undefined;
}

const megabytesOf = (pid: number) => {
  const [, kB] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kB) / 1024);
};

/** Reads the memory of all instances every ten seconds. */
export class MemoryWatch {
  readonly readings: Reading[] = [];
  readonly #instances: Process[];
  readonly #started = performance.now();
  readonly #timer: NodeJS.Timeout;

  constructor(instances: Process[]) {
    this.#instances = instances;
    this.#read();
    this.#timer = setInterval(() => this.#read(), PAUSE_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#read();
  }

  #read(): void {
    const at = performance.now() - this.#started;
    for (const [index, { pid }] of this.#instances.entries()) {
      try {
        if (pid) this.readings.push({ instance: index + 1, pid, at, megabytes: megabytesOf(pid) });
      } catch {
        // The process has just been killed or replaced.
      }
    }
  }
}

/** Fits a line to the readings by least squares. Returns its values at the first and at the last reading. */
function lineThrough(readings: Reading[]): { from: number; to: number } {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [middle, level] = [mean(readings.map(({ at }) => at)), mean(readings.map((each) => each.megabytes))];
  const covered = readings.reduce((sum, { at }) => sum + (at - middle) ** 2, 0);
  const slope =
    readings.reduce((sum, { at, megabytes }) => sum + (at - middle) * (megabytes - level), 0) / covered;
  const valueAt = (at: number) => level + slope * (at - middle);
  return { from: valueAt(readings[0]?.at ?? 0), to: valueAt(readings.at(-1)?.at ?? 0) };
}

/** Returns the trend of each process that ran long enough, without its warm-up. */
export function trendsOf(readings: Reading[]): Trend[] {
  const end = Math.max(...readings.map(({ at }) => at));
  return [...new Set(readings.map(({ pid }) => pid))].flatMap((pid) => {
    const own = readings.filter((each) => each.pid === pid);
    const [first = 0, last = 0] = [own[0]?.at, own.at(-1)?.at];
    const judged = own.filter(({ at }) => at >= first + (last - first) * WARM_UP);
    if (last - first < end * LEAST_LIFE || judged.length < LEAST_READINGS) return [];
    const minutes = (last - (judged[0]?.at ?? last)) / 60_000;
    return { instance: own[0]?.instance ?? 0, ...lineThrough(judged), minutes, readings: judged.length };
  });
}

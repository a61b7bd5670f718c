import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

type Pids = Record<'embedded' | 'next' | 'worker', number | null>;

/** Returns the ids of the processes that use this data directory. */
export const pidsOf = (dataDir: string): Pids =>
  JSON.parse(readFileSync(path.join(dataDir, 'run/processes.json'), 'utf8')) as Pids;

/** Returns the resident memory of a process in MB; 0 if it has ended. Works only on Linux. */
function residentMb(pid: number | null): number {
  try {
    const [, kB] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kB ?? 0) / 1024);
  } catch {
    return 0;
  }
}

const TICKS_PER_SECOND = 100;

/** Returns the processor time of a process in seconds; 0 if it has ended. Works only on Linux. */
function processorSeconds(pid: number | null): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}

interface Watched {
  /** The highest memory and the processor time of each process, and the response times of the pages, as a sentence. */
  text: string;
  /** The highest memory of each process in MB, by its name. */
  memory: Record<string, number>;
  pages: { requested: number; failed: number };
}

interface Watch {
  /** Ends the watch, and returns what it has measured. */
  end(): Promise<Watched>;
}

/**
 * Samples the memory and processor time of the database, the site and the worker every second, and requests a public
 * page every two seconds.
 */
export function watch(dataDir: string, pages: string[]): Watch {
  const most: Record<string, number> = {};
  /** The processor time at the first and the last sample, by process id. A restarted process has a new id. */
  const spent = new Map<number, { name: string; first: number; last: number }>();
  const times: number[] = [];
  let failures = 0;
  let isOver = false;
  const sample = async () => {
    while (!isOver) {
      for (const [name, pid] of Object.entries(pidsOf(dataDir))) {
        if (name === 'start' || !pid) continue;
        most[name] = Math.max(most[name] ?? 0, residentMb(pid));
        const now = processorSeconds(pid);
        const known = spent.get(pid);
        spent.set(pid, { name, first: known?.first ?? now, last: Math.max(now, known?.last ?? 0) });
      }
      await sleep(1_000);
    }
  };
  const visit = async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const started = performance.now();
      const answer = await fetch(pages[turn % pages.length] ?? '').catch(() => null);
      await answer?.arrayBuffer();
      if (answer?.status !== 200) failures += 1;
      times.push(performance.now() - started);
      await sleep(2_000);
    }
  };
  const both = Promise.all([sample(), visit()]);
  return {
    async end() {
      isOver = true;
      await both;
      times.sort((a, b) => a - b);
      const at = (share: number) =>
        Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
      const memory = Object.entries(most).map(([name, mb]) => {
        const times = [...spent.values()].filter((each) => each.name === name);
        const seconds = times.reduce((sum, { first, last }) => sum + last - first, 0);
        return `${name} ${mb} MB, ${Math.round(seconds)} s of processor time`;
      });
      return {
        text: `${memory.join('; ')}; ${times.length} pages, ${failures} failed, median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, slowest ${at(1)} ms`,
        memory: most,
        pages: { requested: times.length, failed: failures },
      };
    },
  };
}

import { alignedLines } from '../../bench/figures.ts';
import type { Editor } from './editor.ts';
import { type Journal, type Kind, KINDS } from './journal.ts';
import { type Reading, trendsOf } from './memory.ts';
import type { ProxyRate } from './proxy-rate.ts';
import { latest, type Spread } from './spread.ts';
import type { Timeline } from './timeline.ts';

/** The phase in which requests that need the database may fail. */
const WITHOUT_DATABASE = 'database down';
const NEED_DATABASE = new Set<Kind>(['search', 'events', 'save']);
const SPREAD_MS = 300;
/** nginx keeps a page until the end of the next whole second (deploy/nginx/locations.conf), then asks an instance. */
const NGINX_SPREAD_MS = 2_000 + SPREAD_MS;
const LEAST_RATIO = 0.9;
/** The factor by which an instance's memory may grow after its warm-up (memory.ts). */
const MOST_GROWTH = 1.1;

/** The number of writes of one kind that the site acknowledged, and how many of them are in the database. */
interface Kept {
  what: string;
  acknowledged: number;
  stored: number;
}

export interface Results {
  journal: Journal;
  timeline: Timeline;
  editors: Editor[];
  kept: Kept[];
  rate: ProxyRate;
  /** How many requests the visitors have sent a second time, because nginx had closed their idle connections. */
  repeats: number;
  /** A sentence for each log that contains a visitor's data. */
  traces: string[];
}

/** The measured times of saves, with their titles in the table. */
const MEASURES = {
  saveMs: 'slowest save',
  ms: 'to show',
  oldMs: 'last old name',
  nginxMs: 'through nginx',
} as const;
type Measure = keyof typeof MEASURES;

const spreadIn = (editors: Editor[], phase?: string) =>
  editors.flatMap((editor) => editor.spread).filter((each) => !phase || each.phase === phase);

const slowest = (editors: Editor[], measure: Measure, phase?: string) => {
  const time = latest(spreadIn(editors, phase).map((each) => each[measure]));
  return time === null ? null : Math.round(time);
};

const rowsOf = (cells: string[][]) => alignedLines(cells).join('\n');

/** Returns the figures of the load test as tables. */
export function tables({ journal, timeline, editors, kept, rate, repeats }: Results): string {
  const count = (phase: string, kind: string) => {
    const all = journal.outcomes.filter((each) => each.kind === kind && each.phases[0] === phase);
    const failed = all.filter(({ error }) => error !== null).length;
    return failed === 0 ? String(all.length) : `${all.length} (${failed} failed)`;
  };
  const phases = journal.phases.map((phase) => {
    const spread = (Object.keys(MEASURES) as Measure[]).map((measure) => slowest(editors, measure, phase));
    return [
      phase,
      ...KINDS.map((kind) => count(phase, kind)),
      ...spread.map((ms) => (ms === null ? '-' : `${ms} ms`)),
    ];
  });
  const memory = trendsOf(timeline.memory).map(({ instance, from, to, minutes, readings }) => [
    `instance ${instance}`,
    `${Math.round(from)} MB`,
    `${Math.round(to)} MB`,
    `${((to - from) / minutes).toFixed(1)} MB a minute`,
    String(readings),
  ]);
  return [
    rowsOf([['phase', ...KINDS, ...Object.values(MEASURES)], ...phases]),
    rowsOf([
      ['acknowledged', 'by the site', 'in the database'],
      ...kept.map(({ what, acknowledged, stored }) => [what, String(acknowledged), String(stored)]),
    ]),
    rowsOf([['memory', 'after its warm-up', 'at its end', 'slope', 'readings'], ...memory]),
    `${repeats} requests were sent a second time.`,
    `nginx: ${Math.round(rate.page)} pages a second, ${Math.round(rate.file)} files of the same size, ratio ${rate.ratio.toFixed(2)}; the page was ${[...new Set(rate.seen)].join(', ')}`,
  ].join('\n\n');
}

/**
 * Returns a sentence for each kind of delay: an instance showed a save too late, an instance sent an old name after a
 * save, or nginx showed a save too late. If no save was measured, returns a sentence that says so.
 */
function lateSaves(saves: Spread[]): string[] {
  const [slowest] = saves.toSorted((one, other) => other.ms - one.ms);
  if (!slowest) return ['No save was seen on all instances.'];
  const [old] = saves.filter(({ oldMs }) => oldMs !== null);
  const nginxMs = Math.max(...saves.map((each) => each.nginxMs));
  return [
    ...(slowest.ms > SPREAD_MS
      ? [`A save took ${Math.round(slowest.ms)} ms to show on ${slowest.slowest}, not ${SPREAD_MS} ms.`]
      : []),
    ...(old
      ? [`A request for ${old.oldUrl} got the old name ${Math.round(old.oldMs ?? 0)} ms after a save.`]
      : []),
    ...(nginxMs > NGINX_SPREAD_MS
      ? [`A save took ${Math.round(nginxMs)} ms to show through nginx, not ${NGINX_SPREAD_MS} ms.`]
      : []),
  ];
}

/**
 * Returns a sentence for each instance whose memory grew. If no instance ran long enough, returns a sentence that says
 * so.
 */
function grown(readings: Reading[]): string[] {
  const trends = trendsOf(readings);
  if (trends.length === 0) return ['No instance ran long enough to judge its memory.'];
  return trends
    .filter(({ from, to }) => to > from * MOST_GROWTH)
    .map(
      ({ instance, from, to, minutes }) =>
        `The memory of instance ${instance} grew from ${Math.round(from)} MB to ${Math.round(to)} MB in ${minutes.toFixed(1)} minutes.`,
    );
}

/** Returns a sentence for each guarantee that the site did not keep, such as that no save is lost. */
export function brokenPromises({ journal, timeline, editors, kept, rate, traces }: Results): string[] {
  const { at, server } = timeline.killed;
  const failed = journal.outcomes.filter(({ kind, error, startedAt, endedAt, phases, servers }) => {
    const wasInFlight = startedAt <= at && endedAt >= at && servers.includes(server);
    const mayFail = NEED_DATABASE.has(kind) && phases.includes(WITHOUT_DATABASE);
    return error !== null && !wasInFlight && !mayFail;
  });
  const sentences = journal.phases.flatMap((phase) =>
    KINDS.flatMap((kind) => {
      const [first, ...others] = failed.filter((each) => each.kind === kind && each.phases[0] === phase);
      if (!first) return [];
      return `Of the requests of the kind '${kind}' in the phase '${phase}', ${others.length + 1} failed; the first was ${first.what}: ${first.error}.`;
    }),
  );
  sentences.push(...lateSaves(spreadIn(editors)));
  for (const { what, acknowledged, stored } of kept) {
    if (acknowledged === 0) sentences.push(`The site acknowledged no ${what}.`);
    if (stored < acknowledged)
      sentences.push(`The site acknowledged ${acknowledged} ${what}, but the database has ${stored}.`);
  }
  sentences.push(...grown(timeline.memory));
  if (!(rate.ratio >= LEAST_RATIO))
    sentences.push(`nginx sends only ${rate.ratio.toFixed(2)} as many pages as static files a second.`);
  return [...timeline.broken, ...sentences, ...traces];
}

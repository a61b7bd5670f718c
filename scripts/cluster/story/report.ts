import { alignedLines } from '../../bench/figures.ts';
import type { Editor } from './editor.ts';
import { KINDS, type Journal } from './journal.ts';
import type { ProxyRate } from './proxy-rate.ts';
import type { Timeline } from './timeline.ts';

/** The phase in which requests that need the database may fail. */
const WITHOUT_DATABASE = 'database away';
const SPREAD_MS = 300;
const LEAST_RATIO = 0.9;
/** How much larger an instance may be at the end than in the middle. */
const MOST_GROWTH = 1.25;

/** How many writes the site acknowledged, and how many of them the database has. */
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
}

const slowest = (editors: Editor[], measure: 'ms' | 'oldMs', phase?: string) => {
  const spread = editors.flatMap((editor) => editor.spread).filter((each) => !phase || each.phase === phase);
  return spread.length === 0 ? null : Math.round(Math.max(...spread.map((each) => each[measure])));
};

const rowsOf = (cells: string[][]) => alignedLines(cells).join('\n');

/** Returns the figures of the story as tables. */
export function tables({ journal, timeline, editors, kept, rate }: Results): string {
  const count = (phase: string, kind: string) => {
    const all = journal.outcomes.filter((each) => each.kind === kind && each.phases[0] === phase);
    const failed = all.filter(({ error }) => error !== null).length;
    return failed === 0 ? String(all.length) : `${all.length} (${failed} failed)`;
  };
  const phases = journal.phases.map((phase) => {
    const spread = (['ms', 'oldMs'] as const).map((measure) => slowest(editors, measure, phase));
    return [
      phase,
      ...KINDS.map((kind) => count(phase, kind)),
      ...spread.map((ms) => (ms === null ? '-' : `${ms} ms`)),
    ];
  });
  const memory = timeline.memory.map((sizes, index) => [
    ['at the start', 'in the middle', 'at the end'][index] ?? '',
    ...sizes.map((size) => `${size} MB`),
  ]);
  return [
    rowsOf([['phase', ...KINDS, 'slowest save to show', 'last old name'], ...phases]),
    rowsOf([
      ['acknowledged', 'by the site', 'in the database'],
      ...kept.map(({ what, acknowledged, stored }) => [what, String(acknowledged), String(stored)]),
    ]),
    rowsOf([['memory', ...(timeline.memory[0] ?? []).map((_, index) => `instance ${index + 1}`)], ...memory]),
    `nginx: ${Math.round(rate.page)} pages a second, ${Math.round(rate.file)} files of the same size, ratio ${rate.ratio.toFixed(2)}; the page was ${[...new Set(rate.seen)].join(', ')}`,
  ].join('\n\n');
}

/** Returns a sentence for each promise that was broken. */
export function brokenPromises({ journal, timeline, editors, kept, rate }: Results): string[] {
  const { killedAt } = timeline;
  const failed = journal.outcomes.filter(({ kind, error, startedAt, endedAt, phases }) => {
    const wasInFlight = startedAt <= killedAt && endedAt >= killedAt;
    const mayFail = kind !== 'page' && kind !== 'file' && phases.includes(WITHOUT_DATABASE);
    return error !== null && !wasInFlight && !mayFail;
  });
  const sentences = journal.phases.flatMap((phase) =>
    KINDS.flatMap((kind) => {
      const [first, ...others] = failed.filter((each) => each.kind === kind && each.phases[0] === phase);
      if (!first) return [];
      return `Of the requests of the kind '${kind}' in the phase '${phase}', ${others.length + 1} failed; the first was ${first.what}: ${first.error}.`;
    }),
  );
  const late = slowest(editors, 'ms');
  if (late === null) sentences.push('No save was seen on all instances.');
  else if (late > SPREAD_MS)
    sentences.push(`A save took ${late} ms to show on all instances, not ${SPREAD_MS} ms.`);
  for (const { what, acknowledged, stored } of kept) {
    if (acknowledged === 0) sentences.push(`The site acknowledged no ${what}.`);
    if (stored < acknowledged)
      sentences.push(`The site acknowledged ${acknowledged} ${what}, but the database has ${stored}.`);
  }
  const [middle, end] = timeline.memory.slice(-2).map((sizes) => sizes.at(-1) ?? 0);
  if (middle && end && end > middle * MOST_GROWTH)
    sentences.push(`The instance that ran all the time grew from ${middle} MB in the middle to ${end} MB.`);
  if (!(rate.ratio >= LEAST_RATIO))
    sentences.push(`nginx sends only ${rate.ratio.toFixed(2)} as many pages as static files a second.`);
  return [...timeline.broken, ...sentences];
}

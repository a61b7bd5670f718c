import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../serve/configuration.ts';
import { alignedLines, type Figure } from './figures.ts';

/** The machine's load average before the run. Other work on the machine worsens every figure. */
const loadAtStart = os.loadavg()[0] ?? 0;
const BUSY = 0.5;

function git(...args: string[]): string {
  return spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout?.trim() ?? '';
}

function versionOf(name: string): string {
  const file = path.join(ROOT, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/**
 * Formats the figures as a table. Each line shows the measure, the subject, the value and the budget. It begins with ✗
 * if the value misses the budget.
 */
export function table(figures: Figure[]): string {
  const rows = figures.map(({ measure, subject, value, budget, met }) => [
    met ? ' ' : '✗',
    measure,
    subject,
    value,
    `${budget}${met ? '' : '  MISSED'}`,
  ]);
  const all = [['', 'measure', 'of', 'measured', 'budget'], ...rows];
  return ['', ...alignedLines(all), ''].join('\n');
}

/** Returns a warning if the machine was busy before the run, otherwise ''. */
export function caution(): string {
  if (loadAtStart <= BUSY) return '';
  return `The machine was busy at the start (load ${loadAtStart.toFixed(1)}): measure again when it is idle.`;
}

/** Writes all figures to a file in bench-results/. Returns the file's path relative to the project. */
export function writeResults(started: Date, figures: Figure[]): string {
  // Replace colons, because some systems forbid them in file names.
  const file = `bench-results/${started.toISOString().replaceAll(':', '-')}.json`;
  const result = {
    started: started.toISOString(),
    seconds: Math.round((Date.now() - started.getTime()) / 1000),
    commit: git('rev-parse', 'HEAD'),
    uncommittedChanges: git('status', '--porcelain') !== '',
    machine: { processors: os.cpus().map(({ model }) => model), loadAtStart, loadAtEnd: os.loadavg()[0] },
    versions: { node: process.version, next: versionOf('next'), lighthouse: versionOf('lighthouse') },
    missed: figures.filter(({ met }) => !met).map(({ measure, subject }) => `${measure} ${subject}`),
    figures,
  };
  mkdirSync(path.join(ROOT, 'bench-results'), { recursive: true });
  writeFileSync(path.join(ROOT, file), `${JSON.stringify(result, null, 2)}\n`);
  return file;
}

import { spawnSync } from 'node:child_process';
import { ROOT } from '../serve/configuration.ts';

interface Outcome {
  /** The exit code; null if the program is not installed. */
  code: number | null;
  /** The text that the program wrote to stdout and stderr. */
  output: string;
}

/** Runs a program in the project's folder, and waits for its end. */
export function runTool(program: string, args: string[]): Outcome {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: process.env,
  });
  if (error) return { code: null, output: error.message };
  return { code: status ?? 1, output: `${stdout}${stderr}`.trim() };
}

/** The result of one check of a file in deploy/. */
export interface Finding {
  what: string;
  /** 'left out' if the program for the check is missing. */
  state: 'passed' | 'FAILED' | 'left out';
  /** The fault that the program found, or the name of the missing program. */
  reason?: string;
}

/** Returns the result of a check that cannot be made on this machine. */
export const leftOut = (what: string, reason: string): Finding => ({ what, state: 'left out', reason });

/** Returns the result of a check by a program that ends with another code than 0, or writes a text, if it finds a fault. */
export const findingOf = (what: string, { code, output }: Outcome, isFailed = code !== 0): Finding =>
  isFailed ? { what, state: 'FAILED', reason: output } : { what, state: 'passed' };

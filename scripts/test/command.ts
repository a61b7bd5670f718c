import { spawn } from 'node:child_process';
import os from 'node:os';
import { ROOT } from '../serve/configuration.ts';

interface Outcome {
  code: number;
  /** The command's stdout and stderr; empty if they were shown while the command ran. */
  output: string;
}

/**
 * Runs a script in a new process, with the same Node executable as this process. `how` says what to do with the
 * script's output: 'show' prints it, 'keep' returns it.
 */
export function runNode(
  args: string[],
  how: 'show' | 'keep',
  env: NodeJS.ProcessEnv,
  priority = os.constants.priority.PRIORITY_NORMAL,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const stdout = how === 'show' ? 'inherit' : 'pipe';
    const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', stdout, stdout] });
    // The child never gets a higher priority than this process, because only root may raise a priority.
    if (child.pid) os.setPriority(child.pid, Math.max(priority, os.getPriority()));
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Runs a query in a separate process, in which a watchdog allows one second for the query. Resolves when the process
 * has ended.
 */
function run(query: string): Promise<{ signal: string | null; code: number | null; errors: string }> {
  const script = `
    import { startWatchdog } from '${path.join(root, 'supabase/embedded/watchdog.ts')}';
    const watchdog = startWatchdog({ limitSeconds: 1 });
    await watchdog.watch(${query});
    await watchdog.stop();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, NODE_OPTIONS: '' },
    // If the watchdog does not work, this time limit ends the process, but with a different signal.
    timeout: 120_000,
    killSignal: 'SIGTERM',
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal, errors })));
}

test.each([
  ['never resolves', '() => new Promise((resolve) => void setInterval(resolve, 60_000))'],
  ['blocks the thread', '() => { for (;;); }'],
])('a query that %s ends the process with a reason', async (_, query) => {
  const { signal, errors } = await run(query);
  expect(signal).toBe('SIGKILL');
  expect(errors).toMatch(/^The database did not answer for 1 s .*; the embedded Supabase stops\n$/);
});

test('a query that finishes in time does not end the process', async () => {
  const { code, errors } = await run('async () => 1');
  expect([code, errors]).toEqual([0, '']);
});

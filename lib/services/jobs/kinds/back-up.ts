import 'server-only';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';
import { BACK_UP } from '@/lib/jobs/states';
import { defineJob } from '../job-kind';

const COMMAND = ['--import', './scripts/setup/module-aliases.mjs', 'scripts/backup.ts'];

/**
 * Runs `npm run backup` in a separate process, because a backup opens another database and needs much memory. Only the
 * embedded Supabase has a schedule for this job (supabase/embedded/nightly-backup), because only a worker of the
 * embedded Supabase can read the data directory.
 */
export const backUp = defineJob({
  ...BACK_UP,
  label: 'Back up the site',
  input: z.object({}),
  position: z.object({}),

  async runChunk({ signal }) {
    const child = spawn(process.execPath, COMMAND, {
      env: { ...process.env, DATABASE_URL: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    const [code] = (await once(child, 'close')) as [number | null];
    const line = output.trim().split('\n').at(-1) ?? '';
    if (code !== 0) throw new Error(line || 'The backup ended without a message');
    return { isLast: true, done: 1, total: 1, note: line };
  },
});

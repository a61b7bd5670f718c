import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { MODULE_ALIASES } from '../../../scripts/serve/children.ts';
import { temporaryFolder } from '../../helpers/command.ts';
import { startEmbedded } from '../../helpers/embedded.ts';
import { startCollector } from '../../helpers/trace-collector.ts';
import { createClient } from '@supabase/supabase-js';

test('a worker sends a span for each chunk of a job to the collector, the last ones when it is stopped', async () => {
  const { folder, remove } = temporaryFolder();
  const collector = await startCollector();
  const embedded = await startEmbedded();
  const worker = spawn(process.execPath, ['--import', MODULE_ALIASES, 'scripts/worker.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: folder },
      NEXT_PUBLIC_SUPABASE_URL: embedded.url,
      NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: embedded.publishableKey,
      SUPABASE_SECRET_KEY: embedded.secretKey,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_SERVICE_NAME: 'the-worker',
    },
  });
  try {
    const db = createClient(embedded.url, embedded.secretKey, { auth: { persistSession: false } });
    const { data: id, error } = await db.rpc('send_job', { _kind: 'tidy-up', _lane: 'long', _input: {} });
    expect(error).toBeNull();
    for (;;) {
      const { data } = await db.from('jobs').select('state').eq('id', id).single();
      if (data?.state === 'done') break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    worker.kill('SIGTERM');
    await once(worker, 'exit');
    expect(collector.spans().map(({ name }) => name)).toContain('job tidy-up');
    expect(collector.text()).toContain('the-worker');
    expect(collector.text()).toContain(id);
  } finally {
    worker.kill('SIGKILL');
    await embedded.stop();
    await collector.close();
    remove();
  }
});

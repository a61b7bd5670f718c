import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { MODULE_ALIASES } from '../../../scripts/serve/children.ts';
import { temporaryFolder } from '../../helpers/command.ts';
import { startJobServer } from '../../helpers/jobs.ts';
import { startCollector } from '../../helpers/trace-collector.ts';

test('a worker sends a span for each chunk of a job to the collector, the last ones when it is stopped', async () => {
  const { folder, remove } = temporaryFolder();
  const collector = await startCollector();
  const server = await startJobServer();
  const { url, publishableKey, secretKey } = server.embedded;
  const worker = spawn(process.execPath, ['--import', MODULE_ALIASES, 'scripts/worker.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: folder },
      NEXT_PUBLIC_SUPABASE_URL: url,
      NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: publishableKey,
      SUPABASE_SECRET_KEY: secretKey,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_SERVICE_NAME: 'the-worker',
    },
  });
  try {
    const id = await server.send('tidy-up', 'long', {});
    await server.until(id, 'done');
    worker.kill('SIGTERM');
    await once(worker, 'exit');
    expect(collector.spans().map(({ name }) => name)).toContain('job tidy-up');
    expect(collector.text()).toContain('the-worker');
    expect(collector.text()).toContain(id);
  } finally {
    worker.kill('SIGKILL');
    await server.stop();
    await collector.close();
    remove();
  }
});

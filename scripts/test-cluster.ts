/**
 * `npm run test:cluster`: tests several instances of the built site with one database and one Redis. Not part of
 * `npm test`, because it needs a program that npm does not install.
 */
import path from 'node:path';
import { Instance } from './cluster/instance.ts';
import { missingPrograms } from './cluster/missing-programs.ts';
import { RedisServer } from './cluster/redis-server.ts';
import { loadEnvironmentFiles } from './serve/configuration.ts';
import { findChromium } from './test/chromium.ts';
import { runNode } from './test/command.ts';
import { freePort, startSite } from './test/site.ts';
import { workFolder } from './test/work-folder.ts';

loadEnvironmentFiles();
const missing = missingPrograms({ 'redis-server': 'redis-server' });
if (missing) console.error(missing);
process.exitCode = missing ? 1 : await run();

async function run(): Promise<number> {
  const folder = workFolder('test-cluster');
  const port = await freePort();
  const redis = new RedisServer(port, path.join(folder, 'redis'));
  await redis.start();
  const own = { REDIS_URL: redis.url, METRICS_SECRET: 'a-metrics-secret-for-the-tests' };
  const site = await startSite(folder, own);
  const second = new Instance(site.env);
  try {
    await second.start();
    const env = { ...site.env, CHROMIUM_PATH: findChromium(), REDIS_DIR: path.join(folder, 'redis') };
    // The writes are sent to the first instance, and the pages requested from the second.
    const matrix = await playwright(['cluster-freshness'], { ...env, OTHER_INSTANCE: second.origin });
    await second.remove();
    // These tests kill Redis, so they start it themselves.
    await redis.kill();
    const faults = await playwright(['cluster'], env);
    return matrix || faults;
  } finally {
    await second.remove();
    await redis.kill();
    await site.stop();
  }
}

async function playwright(projects: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const chosen = projects.map((project) => `--project=${project}`);
  const command = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list', ...chosen];
  const { code } = await runNode([...command, ...process.argv.slice(2)], 'show', env);
  return code;
}

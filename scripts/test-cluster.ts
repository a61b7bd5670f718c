/**
 * `npm run test:cluster`: tests the files in deploy/, and several instances of the built site with one database and one
 * Redis. With `--only story`, runs a load test instead: a cluster behind nginx is under load while parts of it fail.
 * `--minutes 2` shortens the load test. Not part of `npm test`, because it needs programs that npm does not install.
 */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Instance } from './cluster/instance.ts';
import { postgresPrograms } from './backup/postgres-programs.ts';
import { missingPrograms } from './cluster/missing-programs.ts';
import { Nginx } from './cluster/nginx.ts';
import { readOptions } from './cluster/options.ts';
import { checkProxy } from './cluster/proxy-check.ts';
import { RedisServer } from './cluster/redis-server.ts';
import { runStory } from './cluster/story/run.ts';
import { compressAssets } from './build/compress-assets.ts';
import { checkFiles } from './deploy/check-files.ts';
import { markBuilt } from './serve/build-stamp.ts';
import { loadEnvironmentFiles, ROOT } from './serve/configuration.ts';
import { build } from './serve/next.ts';
import { StartupError } from './serve/startup-error.ts';
import { findChromium } from './test/chromium.ts';
import { runNode } from './test/command.ts';
import { freePort } from './test/free-port.ts';
import { startSite } from './test/site.ts';
import { removeAtTheEnd, workFolder } from './test/work-folder.ts';

/** The programs that the tests need, with their Debian packages. The load test also needs PostgreSQL. */
const PROGRAMS = {
  'redis-server': 'redis-server',
  nginx: 'nginx-light',
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so': 'libnginx-mod-http-brotli-static',
};

try {
  loadEnvironmentFiles();
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<number> {
  const { parts, ...options } = readOptions(process.argv.slice(2));
  const hasStory = parts.includes('story');
  const missing = missingPrograms(PROGRAMS);
  if (missing) throw new StartupError(missing);
  if (hasStory) await postgresPrograms();
  const folder = workFolder('test-cluster');
  const tests = parts.includes('tests') ? await runTests(folder) : 0;
  return (hasStory ? await runStory(folder, options) : 0) || tests;
}

async function runTests(folder: string): Promise<number> {
  const faults = checkFiles(path.join(folder, 'deploy'));
  const port = await freePort();
  const redis = new RedisServer(port, path.join(folder, 'redis'));
  await redis.start();
  const own = {
    REDIS_URL: redis.url,
    METRICS_SECRET: 'a-metrics-secret-for-the-tests',
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  };
  const site = await startSite(folder, own);
  const second = new Instance(site.env);
  const released = new Instance(await buildRelease(site.env));
  try {
    await second.start();
    const leaks = await checkBehindNginx(second, site.env, folder);
    const env = { ...site.env, CHROMIUM_PATH: findChromium(), REDIS_DIR: path.join(folder, 'redis') };
    // In the tests that write rows of every kind, the instances take turns: one receives the write, and the other the
    // requests for pages. In the other tests, the first instance receives the writes.
    const matrix = await playwright(['cluster-freshness'], { ...env, OTHER_INSTANCE: second.origin });
    await second.remove();
    await released.start();
    const release = await playwright(['cluster-release'], { ...env, OTHER_INSTANCE: released.origin });
    await released.remove();
    // The next tests start and kill Redis themselves, so end it first.
    await redis.kill();
    const outages = await playwright(['cluster'], env);
    return faults || leaks || matrix || release || outages;
  } finally {
    await second.remove();
    await released.remove();
    await redis.kill();
    await site.stop();
  }
}

/** Checks nginx in front of one instance (scripts/check-proxy.ts). Returns the exit code. */
async function checkBehindNginx(instance: Instance, env: NodeJS.ProcessEnv, folder: string): Promise<number> {
  const nginx = new Nginx(await freePort(), path.join(folder, 'nginx'));
  nginx.publish(env.NEXT_DIST_DIR ?? '');
  compressAssets(path.join(nginx.files, '_next/static'));
  // On a busy machine, the first page of an instance takes longer than nginx waits for a page.
  await fetch(instance.origin);
  await nginx.start([instance.origin]);
  try {
    const admin = { email: env.ADMIN_EMAIL ?? '', password: env.ADMIN_PASSWORD ?? '' };
    const failed = await checkProxy(nginx.origin, admin, instance.pid);
    console.log(failed.length > 0 ? failed.join('\n') : 'npm run proxy:check passed.');
    return failed.length > 0 ? 1 : 0;
  } finally {
    await nginx.stop();
    // The last check kills the instance.
    await instance.end('SIGKILL');
    await instance.start();
  }
}

/** Builds the site again as the next release. Returns the environment for instances of this release. */
async function buildRelease(env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const distDir = `${env.NEXT_DIST_DIR}-release`;
  removeAtTheEnd(path.join(ROOT, distDir), path.join(ROOT, `${distDir}.tsconfig.json`));
  const released = {
    ...env,
    NODE_ENV: 'production',
    NEXT_DIST_DIR: distDir,
    CONTACT_EMAIL: 'new@example.com',
  };
  await build(released as NodeJS.ProcessEnv, distDir);
  markBuilt(distDir, 'release');
  return released as NodeJS.ProcessEnv;
}

async function playwright(projects: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const chosen = projects.map((project) => `--project=${project}`);
  const command = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list', ...chosen];
  return (await runNode(command, 'show', env)).code;
}

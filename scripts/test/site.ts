import { once } from 'node:events';
import path from 'node:path';
import { startChild, stopAllChildren } from '../serve/children.ts';
import { ROOT } from '../serve/configuration.ts';
import { testEnvironment } from './environment.ts';
import { freePort } from './free-port.ts';
import { removeAtTheEnd } from './work-folder.ts';

interface TestSite {
  /**
   * The environment variables that the browser tests use: SITE_URL, Supabase's URL and keys, DATA_DIR, TEST_FOLDER, and
   * the admin's credentials.
   */
  env: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

/**
 * Builds and starts a site for tests, with a new data directory and free ports, so that several copies can run at the
 * same time.
 */
export async function startSite(
  workDir: string,
  more: Record<string, string | undefined> = {},
): Promise<TestSite> {
  const distDir = `.next/${path.basename(workDir)}`;
  const env: NodeJS.ProcessEnv = {
    ...testEnvironment(),
    PORT: await freePort(),
    SUPABASE_PORT: await freePort(),
    DATA_DIR: path.join(workDir, 'data'),
    // The folder of this run, for files that several test files share.
    TEST_FOLDER: workDir,
    NEXT_DIST_DIR: distDir,
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'a-password-for-the-tests',
    REVALIDATE_SECRET: 'a-secret-for-the-tests',
    JOBS_SECRET: 'a-jobs-secret-for-the-tests',
    // The provider of language models in the tests is on this machine.
    MODELS_ALLOW_LOOPBACK: 'true',
    // A high limit, because all visitors in the tests have the same IP address.
    EMBEDDED_TRIES_PER_ADDRESS: '100000',
    // A high limit, so that pages show the content of the database even if the machine is too busy to answer
    // quickly.
    DATABASE_WAIT_MS: '60000',
    ...more,
  };
  // next.config.mjs writes a tsconfig file beside each build folder.
  removeAtTheEnd(path.join(ROOT, distDir), path.join(ROOT, `${distDir}.tsconfig.json`));
  const child = startChild(['scripts/serve.ts'], env, 'inherit');
  child.stdout?.pipe(process.stdout, { end: false });
  const ready = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => null)]);
  if (!ready) throw new Error('The site for the browser tests did not start.');
  const [{ siteUrl, supabaseUrl }] = ready as [{ siteUrl: string; supabaseUrl: string }];
  const supabase = {
    NEXT_PUBLIC_SUPABASE_URL: supabaseUrl,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_embedded',
  };
  return { env: { ...env, ...supabase, SITE_URL: siteUrl }, stop: stopAllChildren };
}

/**
 * `npm run build`: builds the site for a hosted Supabase project, but does not start it. Use this command on machines
 * where another program starts the instances (docs/deploy).
 */
import path from 'node:path';
import { EnvironmentError } from '../lib/config/env.ts';
import { compressAssets } from './build/compress-assets.ts';
import { buildHash, markBuilt } from './serve/build-stamp.ts';
import { loadEnvironmentFiles, readConfiguration, ROOT } from './serve/configuration.ts';
import { build, nextEnvironment } from './serve/next.ts';
import { step } from './serve/progress.ts';
import { StartupError } from './serve/startup-error.ts';

try {
  loadEnvironmentFiles();
  const configuration = readConfiguration([], process.env);
  const { environment, distDir } = configuration;
  const { NEXT_PUBLIC_SUPABASE_URL: url, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: publishableKey } = environment;
  if (!url || !publishableKey || !environment.SITE_URL) {
    throw new StartupError(
      'A build contains the URLs of the site and of its Supabase project. Set SITE_URL, NEXT_PUBLIC_SUPABASE_URL and NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY.',
    );
  }
  const env = nextEnvironment(configuration, { url, publishableKey });
  await step('Building the site', () => build(env, distDir));
  const count = compressAssets(path.join(ROOT, distDir, 'static'));
  markBuilt(distDir, buildHash(env, ''));
  console.log(`The build is in ${distDir}, with ${count} compressed files.`);
} catch (error) {
  const expected = error instanceof StartupError || error instanceof EnvironmentError;
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}

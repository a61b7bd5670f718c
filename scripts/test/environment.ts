import { environmentSchema } from '../../lib/config/env.ts';

/**
 * Returns the environment for the tests, without the site's settings from the shell or a .env file. Sets these settings
 * to '' instead of deleting them, because Next reads .env itself and would then set deleted settings again. Only
 * NEXT_DIST_DIR is deleted, because next.config.mjs uses it without the checks of lib/config/env.ts.
 */
export function testEnvironment(): NodeJS.ProcessEnv {
  const blank = Object.fromEntries(Object.keys(environmentSchema.shape).map((name) => [name, '']));
  return { ...process.env, ...blank, NEXT_DIST_DIR: undefined, NODE_ENV: 'test' };
}

import { environmentSchema } from '../../lib/config/env.ts';

/**
 * Returns the environment of the tests, without the site's settings from the shell or a .env file. Sets them to '',
 * because Next reads .env itself and would fill deleted ones. Only NEXT_DIST_DIR is deleted: next.config.mjs reads it
 * without the checks of lib/config/env.ts.
 */
export function testEnvironment(): NodeJS.ProcessEnv {
  const blank = Object.fromEntries(Object.keys(environmentSchema.shape).map((name) => [name, '']));
  return { ...process.env, ...blank, NEXT_DIST_DIR: undefined, NODE_ENV: 'test' };
}

import { environmentSchema } from '../../lib/config/env.ts';

/**
 * The environment of the tests: none of the site's settings of this shell or of a .env file. Set to empty, not
 * deleted, because Next reads .env by itself and fills what is absent. Only the folder of the build is deleted:
 * next.config.mjs reads it as it is, and some checks load that file.
 */
export function testEnvironment(): NodeJS.ProcessEnv {
  const blank = Object.fromEntries(Object.keys(environmentSchema.shape).map((name) => [name, '']));
  return { ...process.env, ...blank, NEXT_DIST_DIR: undefined, NODE_ENV: 'test' };
}

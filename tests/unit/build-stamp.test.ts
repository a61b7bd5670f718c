import { readdirSync } from 'node:fs';
import { BUILD_SOURCES, buildHash } from '../../scripts/serve/build-stamp';
import { distDirFor, localUrl, readConfiguration, ROOT } from '../../scripts/serve/configuration';

const env = { NODE_ENV: 'production', SITE_URL: 'http://127.0.0.1:3000', PATH: '/bin' } as const;

test('the same source, configuration and database need no second build', () => {
  expect(buildHash(env, 'seed')).toBe(buildHash({ ...env, PATH: '/usr/bin', PORT: '4000' }, 'seed'));
});

test.each([
  ['another address of the site', { ...env, SITE_URL: 'https://example.com' }, 'seed'],
  ['another Supabase', { ...env, NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:1' }, 'seed'],
  ['an affiliate script', { ...env, AFFILIATE_SCRIPT_URL: 'https://s.example/a.js' }, 'seed'],
  ['another time for which visits are kept', { ...env, EVENTS_KEPT_DAYS: '7' }, 'seed'],
  ['a new database', env, 'another seed'],
])('%s triggers a new build', (_what, changed, seed) => {
  expect(buildHash(changed, seed)).not.toBe(buildHash(env, 'seed'));
});

test('a change of any file that Next reads at the root triggers a new build', () => {
  const read = /^(?:instrumentation|middleware|proxy|next\.config|postcss\.config)\b.*\.(?:ts|mjs)$/;
  const files = readdirSync(ROOT).filter((file) => read.test(file));
  expect(files).toContain('instrumentation-client.ts');
  expect(BUILD_SOURCES).toEqual(expect.arrayContaining(files));
});

test('each data directory has its own build', () => {
  expect(distDirFor(`${ROOT}/.data`)).toBe('.next/site');
  expect(distDirFor('/srv/a')).toMatch(/^\.next\/site-[0-9a-f]{8}$/);
  expect(distDirFor('/srv/a')).not.toBe(distDirFor('/srv/b'));
});

test('the site’s URL can be opened in a browser on this machine', () => {
  expect(localUrl('0.0.0.0', 80)).toBe('http://127.0.0.1:80');
  expect(localUrl('::1', 80)).toBe('http://[::1]:80');
  expect(localUrl('localhost', 3000)).toBe('http://localhost:3000');
});

test('a hosted project replaces the embedded database', () => {
  const hosted = {
    NODE_ENV: 'test',
    NEXT_PUBLIC_SUPABASE_URL: 'https://abc.supabase.co',
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
  } as const;
  expect(readConfiguration([], hosted).embedded).toBe(false);
  expect(readConfiguration(['--dev'], { NODE_ENV: 'test' })).toMatchObject({
    embedded: true,
    mode: 'development',
  });
});

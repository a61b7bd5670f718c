import { jest } from '@jest/globals';

const env: Record<string, string | number> = {};
jest.unstable_mockModule('@/lib/config/env', () => ({ serverEnv: () => env }));
jest.unstable_mockModule('@/lib/services/jobs/kinds', () => ({ JOB_KINDS: [] }));
jest.unstable_mockModule('@/lib/services/jobs/worker', () => ({ runWaitingJobs: () => Promise.resolve(3) }));
jest.unstable_mockModule('@/lib/supabase/secret', () => ({
  secretClient: () => null,
  patientSecretClient: () => (env.SUPABASE_SECRET_KEY ? {} : null),
}));
const { POST } = await import('@/app/api/jobs/run/route');

const SECRET = 'a-jobs-secret-for-the-tests';
const ask = (authorization: string, address = '192.0.2.1') =>
  POST(
    new Request('http://site.example/api/jobs/run', {
      method: 'POST',
      headers: { authorization, 'x-forwarded-for': address },
    }),
  );
beforeEach(() => {
  for (const name of Object.keys(env)) delete env[name];
  env.TRUSTED_PROXIES = 0;
});

test('without a secret in the environment the path does not exist, whatever the caller sends', async () => {
  expect([(await ask('Bearer undefined')).status, (await ask('Bearer ')).status]).toEqual([404, 404]);
});

test('a caller without the secret is refused', async () => {
  env.JOBS_SECRET = SECRET;
  expect((await ask('Bearer another-secret')).status).toBe(401);
});

test('without the database’s secret key no job can run', async () => {
  env.JOBS_SECRET = SECRET;
  expect((await ask(`Bearer ${SECRET}`)).status).toBe(503);
});

test('the answer says how many jobs were taken', async () => {
  Object.assign(env, { JOBS_SECRET: SECRET, SUPABASE_SECRET_KEY: 'a-key' });
  const answer = await ask(`Bearer ${SECRET}`);
  expect([answer.status, await answer.json()]).toEqual([200, { taken: 3 }]);
});

test('an IP address may ask only so often, with or without the secret; others may still ask', async () => {
  Object.assign(env, { JOBS_SECRET: SECRET, SUPABASE_SECRET_KEY: 'a-key' });
  const [guesser, other] = ['192.0.2.2', '192.0.2.3'];
  const guesses = [];
  for (let guess = 0; guess < 60; guess += 1)
    guesses.push((await ask(`Bearer guess-${guess}`, guesser)).status);
  expect(guesses).toEqual(Array(60).fill(401));
  const refused = await ask(`Bearer ${SECRET}`, guesser);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await ask(`Bearer ${SECRET}`, other)).status).toBe(200);
});

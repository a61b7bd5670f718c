import { jest } from '@jest/globals';

const env: Record<string, string> = {};
jest.unstable_mockModule('@/lib/config/env', () => ({ serverEnv: () => env }));
jest.unstable_mockModule('@/lib/services/jobs/kinds', () => ({ JOB_KINDS: [] }));
jest.unstable_mockModule('@/lib/services/jobs/worker', () => ({ runWaitingJobs: () => Promise.resolve(3) }));
jest.unstable_mockModule('@/lib/supabase/secret', () => ({
  patientSecretClient: () => (env.SUPABASE_SECRET_KEY ? {} : null),
}));
const { POST } = await import('@/app/api/jobs/run/route');

const SECRET = 'a-jobs-secret-for-the-tests';
const ask = (authorization: string) =>
  POST(new Request('http://site.example/api/jobs/run', { method: 'POST', headers: { authorization } }));
beforeEach(() => {
  for (const name of Object.keys(env)) delete env[name];
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

import { expect, test } from '@playwright/test';
import { given, serverClient } from '../../helpers/site.ts';

for (const [what, authorization] of [
  ['no secret', undefined],
  ['another secret', 'Bearer another-secret-of-the-tests'],
  ['the secret of another path', `Bearer a-secret-for-the-tests`],
] as const) {
  test(`/api/jobs/run refuses a caller with ${what}`, async ({ request }) => {
    const headers: Record<string, string> = authorization ? { authorization } : {};
    const answer = await request.post('/api/jobs/run', { headers });
    expect(answer.status()).toBe(401);
    expect(await answer.json()).toEqual({ message: 'A valid jobs secret is required' });
  });
}

test('/api/jobs/run runs the jobs for a host without workers', async ({ request }) => {
  const db = serverClient();
  const sent = await db.rpc('send_job', { _kind: 'tidy-up', _lane: 'long', _input: {} });
  expect(sent.error).toBeNull();
  // The site's own worker may take the job first, so the test calls the path again until the job is done.
  await expect(async () => {
    const headers = { authorization: `Bearer ${given('JOBS_SECRET')}` };
    const answer = await request.post('/api/jobs/run', { headers });
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toEqual({ taken: expect.any(Number) });
    const { data } = await db
      .from('jobs')
      .select('state')
      .eq('id', sent.data ?? '')
      .single();
    expect(data?.state).toBe('done');
  }).toPass();
});

test('a browser cannot open /api/jobs/run', async ({ request }) => {
  expect((await request.get('/api/jobs/run')).status()).toBe(405);
});

import { startActors } from './actors.ts';
import type { Actors } from './actors.ts';

let actors: Actors;
beforeAll(async () => {
  actors = await startActors();
}, 90_000);
afterAll(() => actors.stop());

const payload = (email: string) => ({ email, first_name: 'A', last_name: 'B', consent_text: 'Yes' });

test('a user’s subscription is its own, pending and due, and can be read back', async () => {
  const { user } = actors.clients;
  const { data, error } = await user
    .from('newsletter_subscribers')
    .insert(payload('me@example.com'))
    .select()
    .single();
  expect(error).toBeNull();
  expect(data).toMatchObject({ user_id: actors.userId, status: 'pending', attempts: 0, last_error: null });
  expect(Date.parse(data.consented_at)).not.toBeNaN();
  expect(Date.parse(data.next_attempt_at)).not.toBeNaN();
});

test.each([
  ['another user', () => ({ user_id: actors.otherId })],
  ['its status', () => ({ status: 'subscribed' })],
  ['its attempts', () => ({ attempts: 9 })],
  ['the time of the consent', () => ({ consented_at: '2020-01-01' })],
])('a user cannot name %s', async (_what, more) => {
  const { error } = await actors.clients.user
    .from('newsletter_subscribers')
    .insert({ ...payload('x@example.com'), ...more() });
  expect(error?.code).toBe('42501');
});

test('the consent’s text and time cannot be changed, not even by an admin', async () => {
  const { service, admin } = actors.clients;
  await service
    .from('newsletter_subscribers')
    .insert({ ...payload('other@example.com'), user_id: actors.otherId });
  for (const change of [
    { consent_text: 'More' },
    { consented_at: '2020-01-01' },
    { user_id: actors.userId },
  ]) {
    const { error } = await admin
      .from('newsletter_subscribers')
      .update(change)
      .eq('email', 'other@example.com');
    expect(error?.code).toBe('42501');
  }
});

test('the server’s key writes down what became of it', async () => {
  const { service } = actors.clients;
  const { data, error } = await service
    .from('newsletter_subscribers')
    .update({ status: 'failed', attempts: 1, last_error: 'timeout' })
    .eq('email', 'other@example.com')
    .select('status, attempts, user_id');
  expect([data, error]).toEqual([[{ status: 'failed', attempts: 1, user_id: actors.otherId }], null]);
});

import { createHash } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { handler } from '../../../supabase/functions/mailchimp-subscribe/handler.ts';
import { startEmbedded } from '../../helpers/embedded.ts';
import { mailchimpMember, mailchimpProblem } from '../../helpers/mailchimp.ts';
import { inFuture, invoke, newsletterServer, quiet } from '../../helpers/newsletter-server.ts';

const SIGN_IN = 'Please sign in to subscribe to our newsletter';

const site = newsletterServer();

test('a subscription is sent to the address that Mailchimp documents', async () => {
  const { email, db } = await site.subscriber();
  expect(await invoke(db, { email, firstName: 'Ada', lastName: 'Lovelace' })).toMatchObject({
    data: {},
    error: null,
  });
  expect(site.mailchimp.received).toEqual([
    {
      method: 'PUT',
      path: `/3.0/lists/list-1/members/${createHash('md5').update(email).digest('hex')}`,
      authorization: `Basic ${btoa('any:k3y-us21')}`,
      body: {
        email_address: email,
        status_if_new: 'pending',
        merge_fields: { FNAME: 'Ada', LNAME: 'Lovelace' },
      },
    },
  ]);
  expect(await site.stored(email)).toMatchObject({
    status: 'subscribed',
    attempts: 1,
    last_error: null,
    next_attempt_at: null,
  });
});

test.each([
  ['a member of the list stays a member', mailchimpMember('subscribed')],
  [
    'a member whom Mailchimp reports as an error counts as a member',
    mailchimpProblem(400, 'Member Exists', 'x is already a list member.'),
  ],
])('%s', async (_what, answer) => {
  const { email, db } = await site.subscriber();
  site.mailchimp.answerWith(answer);
  expect(await invoke(db, { email })).toMatchObject({ data: {}, error: null });
  expect(await site.stored(email)).toMatchObject({ status: 'subscribed', last_error: null });
});

test('an address that Mailchimp refuses shows its reason and is not tried again', async () => {
  const { email, db } = await site.subscriber();
  const detail = `${email} looks fake or invalid, please enter a real email address.`;
  site.mailchimp.answerWith(mailchimpProblem(400, 'Invalid Resource', detail));
  expect((await invoke(db, { email })).data).toEqual({ error: detail });
  expect(await site.stored(email)).toMatchObject({
    status: 'failed',
    last_error: detail,
    next_attempt_at: null,
  });
});

test('every refusal is shown and stored as one line of text', async () => {
  const { email, db } = await site.subscriber();
  site.mailchimp.answerWith(
    mailchimpProblem(400, 'Invalid Resource', `Not\u0000 \n this ${'y'.repeat(3000)}`),
  );
  const told = `Not this ${'y'.repeat(491)}`;
  expect(await invoke(db, { email })).toMatchObject({ data: { error: told }, error: null });
  expect(await site.stored(email)).toMatchObject({
    status: 'failed',
    last_error: told,
    next_attempt_at: null,
  });
});

test('a refused address is tried again after a new consent, with the new outcome', async () => {
  const { email, db, consent } = await site.subscriber();
  const detail = 'Please provide a valid email address.';
  site.mailchimp.answerWith(mailchimpProblem(400, 'Invalid Resource', detail));
  await invoke(db, { email });
  site.mailchimp.received.length = 0;
  // Until the user consents again, the site sends nothing to Mailchimp and returns the earlier refusal.
  expect((await invoke(db, { email })).data).toEqual({ error: detail });
  expect(site.mailchimp.received).toEqual([]);
  await consent();
  expect((await invoke(db, { email })).data).toEqual({ error: detail });
  expect(site.mailchimp.received).toHaveLength(1);
  await consent();
  site.mailchimp.answerWith(mailchimpMember('subscribed'));
  expect((await invoke(db, { email })).data).toEqual({});
  expect(await site.stored(email)).toMatchObject({ status: 'subscribed', attempts: 1, last_error: null });
});

test('Mailchimp asks people who had left the list to confirm', async () => {
  const { email, db } = await site.subscriber();
  site.mailchimp.answerWith(mailchimpMember('unsubscribed'));
  expect((await invoke(db, { email })).data).toEqual({});
  expect(site.mailchimp.received.map(({ body }) => (body as { status?: string }).status)).toEqual([
    undefined,
    'pending',
  ]);
  expect(await site.stored(email)).toMatchObject({ status: 'confirming' });
});

test.each([
  [
    'too many requests',
    mailchimpProblem(429, 'Too Many Requests', ''),
    'Mailchimp answered 429 Too Many Requests',
  ],
  [
    'their own trouble',
    mailchimpProblem(500, 'Internal Server Error', ''),
    'Mailchimp answered 500 Internal Server Error',
  ],
  [
    'a key that is not valid',
    mailchimpProblem(401, 'API Key Invalid', ''),
    'Mailchimp answered 401 API Key Invalid',
  ],
  [
    'a page in the place of an answer',
    { status: 200, body: '<html>Please sign in</html>' },
    'Mailchimp answered something that this site does not understand',
  ],
  [
    'an error that says that all is well',
    { status: 200, body: { title: 'Bad', status: 400 } },
    'Mailchimp answered something that this site does not understand',
  ],
  [
    'a way to somewhere else, which nobody agreed to',
    { status: 307, body: {}, location: '/elsewhere' },
    'Mailchimp answered 307',
  ],
  [
    'an error as long as a page',
    mailchimpProblem(500, 'x'.repeat(3000), ''),
    `Mailchimp answered 500 ${'x'.repeat(477)}`,
  ],
  ['no answer within ten seconds', 'never', 'Mailchimp did not answer within 10 seconds'],
] as const)(
  '%s: nothing is lost, and it is tried again later',
  async (_what, answer, reason) => {
    const { email, db } = await site.subscriber();
    site.mailchimp.answerWith(answer);
    expect(await invoke(db, { email })).toMatchObject({ data: {}, error: null });
    const failed = await site.stored(email);
    expect(failed).toMatchObject({ status: 'failed', attempts: 1, last_error: reason });
    expect(inFuture(failed.next_attempt_at)).toBe(true);

    site.mailchimp.answerWith(mailchimpMember('subscribed'));
    site.mailchimp.received.length = 0;
    // The subscription is not due yet, so nothing is sent to Mailchimp.
    await invoke(site.service, { due: true });
    expect(site.mailchimp.received).toEqual([]);
    const past = new Date(Date.now() - 1000).toISOString();
    await site.service.from('newsletter_subscribers').update({ next_attempt_at: past }).eq('email', email);
    expect((await invoke(site.service, { due: true })).data).toEqual({ passedOn: 1 });
    expect(await site.stored(email)).toMatchObject({ status: 'subscribed', attempts: 2, last_error: null });
  },
  30_000,
);

test('two simultaneous calls pass a subscription on only once', async () => {
  const { email, db } = await site.subscriber();
  await Promise.all([invoke(db, { email }), invoke(db, { email }), invoke(site.service, { due: true })]);
  expect(site.mailchimp.received).toHaveLength(1);
});

test('without a configuration a subscription is kept for later', async () => {
  const bare = await startEmbedded();
  try {
    const { email, db } = await site.subscriber(bare);
    expect(await invoke(db, { email })).toMatchObject({ data: {}, error: null });
    const by = createClient(bare.url, bare.secretKey, quiet);
    expect(await site.stored(email, by)).toMatchObject({
      status: 'failed',
      last_error: 'Mailchimp is not configured',
    });
  } finally {
    await bare.stop();
  }
});

test('nobody can pass on the subscription of another person', async () => {
  const { email } = await site.subscriber();
  const other = await site.subscriber();
  expect(await invoke(other.db, { email })).toMatchObject({ data: {}, error: null });
  const anon = createClient(site.server.url, site.server.publishableKey, quiet);
  const refused = (await invoke(anon, { email })).error as { context: Response };
  expect([refused.context.status, await refused.context.json()]).toEqual([401, { error: SIGN_IN }]);
  const asUser = (await invoke(other.db, { due: true })).error as { context: Response };
  expect(asUser.context.status).toBe(403);
  expect(site.mailchimp.received).toEqual([]);
});

test('names are optional', async () => {
  const { email, db } = await site.subscriber();
  expect(await invoke(db, { email, firstName: null, lastName: null })).toMatchObject({
    data: {},
    error: null,
  });
  expect(await site.stored(email)).toMatchObject({ status: 'subscribed' });
});

test.each([[{}], [{ email: 7 }], [[]]])('a body like %j is refused', async (body) => {
  const { error } = await invoke(site.service, body);
  expect((error as { context: Response }).context.status).toBe(400);
});

describe('the secret key', () => {
  const legacy = 'a legacy key that is switched off';
  const ask = async (keys: Record<string, string>) => {
    const { email, db } = await site.subscriber();
    const { data } = await db.auth.getSession();
    const request = new Request(site.server.url, {
      method: 'POST',
      headers: { authorization: `Bearer ${data.session?.access_token}` },
      body: JSON.stringify({ email }),
    });
    const mail = {
      MAILCHIMP_API_URL: site.mailchimp.url,
      MAILCHIMP_API_KEY: 'k3y-us21',
      MAILCHIMP_LIST_ID: 'list-1',
    };
    return handler(request, { SUPABASE_URL: site.server.url, ...mail, ...keys });
  };

  test('is the default of SUPABASE_SECRET_KEYS, whatever the legacy key is', async () => {
    const keys = JSON.stringify({ automation: 'sb_secret_other', default: site.server.secretKey });
    const answer = await ask({ SUPABASE_SECRET_KEYS: keys, SUPABASE_SERVICE_ROLE_KEY: legacy });
    expect([answer.status, site.mailchimp.received.length]).toEqual([200, 1]);
  });

  test('is the first key when none is called default', async () => {
    const keys = JSON.stringify({ newsletter: site.server.secretKey });
    expect((await ask({ SUPABASE_SECRET_KEYS: keys })).status).toBe(200);
  });

  test.each(['', '{}', 'not JSON', '[]'])(
    'is the legacy key where SUPABASE_SECRET_KEYS is %j',
    async (keys) => {
      const answer = await ask({
        SUPABASE_SECRET_KEYS: keys,
        SUPABASE_SERVICE_ROLE_KEY: site.server.secretKey,
      });
      expect(answer.status).toBe(200);
    },
  );

  test('is reported by name when it is missing', async () => {
    await expect(ask({})).rejects.toThrow('Neither SUPABASE_SECRET_KEYS nor SUPABASE_SERVICE_ROLE_KEY');
  });
});

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { startEmbedded } from '../../helpers/embedded.ts';
import type { Embedded } from '../../helpers/embedded.ts';
import { mailchimpMember, mailchimpProblem } from '../../helpers/mailchimp.ts';
import { inFuture, invoke, newsletterServer, quiet } from '../../helpers/newsletter-server.ts';

const site = newsletterServer();

describe('the owner of an email address', () => {
  /** Signs up on a server that requires a confirmation by email, and opens the link in the email. */
  async function confirmedAccount(on: Embedded) {
    const { email, db } = await site.account('owner', on);
    const outbox = path.join(on.dataDir, 'outbox');
    const [name = ''] = (await readdir(outbox)).sort().slice(-1);
    const { link } = JSON.parse(await readFile(path.join(outbox, name), 'utf8')) as { link: string };
    await fetch(link, { redirect: 'manual' });
    expect((await db.auth.signInWithPassword({ email, password: 'a-long-password' })).error).toBeNull();
    return { email, db };
  }

  test('is subscribed at once with a confirmed address and asked first otherwise, and mails contain the link to unsubscribe', async () => {
    const on = await startEmbedded({
      env: {
        MAILCHIMP_API_URL: site.mailchimp.url,
        MAILCHIMP_API_KEY: 'k3y-us21',
        MAILCHIMP_LIST_ID: 'list-1',
        MAILCHIMP_UNSUBSCRIBE_FIELD: 'UNSUBLINK',
        EMBEDDED_CONFIRM_EMAIL: '1',
        SITE_URL: 'https://deals.example.co.uk',
      },
    });
    try {
      const { email, db } = await confirmedAccount(on);
      const by = createClient(on.url, on.secretKey, quiet);
      const other = `other-${email}`;
      for (const address of [email, other]) {
        site.mailchimp.answerWith(mailchimpMember(address === email ? 'subscribed' : 'pending'));
        expect((await db.rpc('subscribe_to_newsletter', { _email: address })).error).toBeNull();
        expect((await invoke(db, { email: address })).data).toEqual({});
      }
      const bodies = site.mailchimp.received.map(({ body }) => body as Record<string, unknown>);
      expect(bodies.map(({ email_address, status_if_new }) => [email_address, status_if_new])).toEqual([
        [email, 'subscribed'],
        [other, 'pending'],
      ]);
      expect(await site.stored(email, by)).toMatchObject({ status: 'subscribed' });
      expect(await site.stored(other, by)).toMatchObject({ status: 'confirming' });

      // A visitor who is not signed in opens the unsubscribe link in a newsletter.
      const link = new URL((bodies[1]?.merge_fields as { UNSUBLINK: string }).UNSUBLINK);
      expect(link.origin + link.pathname).toBe('https://deals.example.co.uk/auth/unsubscribe');
      const [_id, _signature] = [link.searchParams.get('id'), link.searchParams.get('signature')];
      const anybody = createClient(on.url, on.publishableKey, quiet);
      const forged = { _id, _signature: 'f'.repeat(64) };
      expect((await anybody.rpc('unsubscribe_by_link', forged)).data).toBe(false);
      expect(await site.stored(other, by)).toMatchObject({ status: 'confirming' });
      expect((await anybody.rpc('unsubscribe_by_link', { _id, _signature })).data).toBe(true);
      site.mailchimp.received.length = 0;
      expect((await invoke(anybody, { removals: [_id] })).error).toBeNull();
      expect(site.mailchimp.received).toMatchObject([
        { method: 'PATCH', path: memberPath(other), body: { status: 'unsubscribed' } },
      ]);
      expect(await site.stored(other, by)).toMatchObject({ status: 'unsubscribed', next_attempt_at: null });
    } finally {
      await on.stop();
    }
  });
});

const memberPath = (email: string) =>
  `/3.0/lists/list-1/members/${createHash('md5').update(email).digest('hex')}`;

describe('unsubscribing', () => {
  test('is passed on at once, and only for the person’s own subscription', async () => {
    const { email, db } = await site.subscriber();
    const other = await site.subscriber();
    await invoke(db, { email });
    site.mailchimp.received.length = 0;
    const [own] = (await db.rpc('own_subscriptions')).data as { id: string; email: string }[];
    expect(own?.email).toBe(email);
    expect((await other.db.rpc('unsubscribe_own', { _id: own?.id })).data).toBe(false);
    expect((await db.rpc('unsubscribe_own', { _id: own?.id })).data).toBe(true);
    await invoke(db, { removals: [own?.id] });
    // The site has already sent this withdrawal to Mailchimp. A repeated request must not send it again.
    await invoke(db, { removals: [own?.id] });
    expect(site.mailchimp.received).toMatchObject([
      { method: 'PATCH', path: memberPath(email), body: { status: 'unsubscribed' } },
    ]);
    expect(await site.stored(email)).toMatchObject({
      status: 'unsubscribed',
      attempts: 1,
      next_attempt_at: null,
    });
  });

  test.each([
    ['away', mailchimpProblem(500, 'Internal Server Error', '')],
    ['unwilling', mailchimpProblem(400, 'Bad Request', 'No')],
  ])('is tried again while Mailchimp is %s, and is valid meanwhile', async (_what, answer) => {
    const { email, db } = await site.subscriber();
    await invoke(db, { email });
    const [own] = (await db.rpc('own_subscriptions')).data as { id: string }[];
    await db.rpc('unsubscribe_own', { _id: own?.id });
    site.mailchimp.answerWith(answer);
    await invoke(db, { removals: [own?.id] });
    const failed = await site.stored(email);
    expect(failed).toMatchObject({ status: 'unsubscribed', attempts: 1 });
    expect(inFuture(failed.next_attempt_at)).toBe(true);
    const past = new Date(Date.now() - 1000).toISOString();
    await site.service.from('newsletter_subscribers').update({ next_attempt_at: past }).eq('email', email);
    // If Mailchimp does not know the subscriber (404), the unsubscription counts as done.
    site.mailchimp.answerWith(mailchimpProblem(404, 'Resource Not Found', ''));
    await invoke(site.service, { due: true });
    expect(await site.stored(email)).toMatchObject({
      status: 'unsubscribed',
      next_attempt_at: null,
      last_error: null,
    });
  });

  test('by deleting the account leaves no row and erases the address at Mailchimp, later if necessary', async () => {
    const { email, db, consent } = await site.subscriber();
    await invoke(db, { email });
    site.mailchimp.received.length = 0;
    site.mailchimp.answerWith(mailchimpProblem(503, 'Service Unavailable', ''));
    const { data: removals, error } = await db.rpc('delete_own_account');
    expect([removals, error]).toEqual([[expect.any(String)], null]);
    const anybody = createClient(site.server.url, site.server.publishableKey, quiet);
    await invoke(anybody, { removals });
    const erasure = { method: 'POST', path: `${memberPath(email)}/actions/delete-permanent` };
    expect(site.mailchimp.received).toMatchObject([erasure]);
    expect((await site.service.from('newsletter_subscribers').select('id').eq('email', email)).data).toEqual(
      [],
    );
    const owed = () =>
      site.service
        .from('newsletter_erasures')
        .select('*')
        .in('id', removals as string[]);
    const { data: waiting } = await owed();
    expect(waiting).toMatchObject([
      { attempts: 1, last_error: 'Mailchimp answered 503 Service Unavailable' },
    ]);
    expect(JSON.stringify(waiting)).not.toContain(email);

    // The same person subscribes again before Mailchimp has deleted the email address. The site must send the deletion
    // first.
    await db.auth.signUp({ email, password: 'a-long-password' });
    await consent();
    site.mailchimp.received.length = 0;
    await invoke(db, { email });
    expect(site.mailchimp.received).toEqual([]);
    expect(await site.stored(email)).toMatchObject({
      status: 'failed',
      last_error: 'An earlier removal comes first',
    });

    site.mailchimp.answerWith({ status: 200, body: {} });
    const past = new Date(Date.now() - 1000).toISOString();
    await site.service
      .from('newsletter_erasures')
      .update({ next_attempt_at: past })
      .in('id', removals as string[]);
    await invoke(site.service, { due: true });
    expect(site.mailchimp.received[0]).toMatchObject(erasure);
    expect((await owed()).data).toEqual([]);
  });

  test('a subscriber whom an admin deletes is erased at Mailchimp too', async () => {
    const { email, db } = await site.subscriber();
    await invoke(db, { email });
    await site.service.from('newsletter_subscribers').delete().eq('email', email);
    site.mailchimp.received.length = 0;
    await invoke(site.service, { due: true });
    expect(site.mailchimp.received).toMatchObject([
      { method: 'POST', path: `${memberPath(email)}/actions/delete-permanent` },
    ]);
  });
});

test('anybody can ask whether Mailchimp is configured', async () => {
  const anybody = createClient(site.server.url, site.server.publishableKey, quiet);
  expect((await invoke(anybody, { ask: 'configured' })).data).toEqual({ configured: true });
});

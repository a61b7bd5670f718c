import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { startEmbedded } from './embedded.ts';
import type { Embedded } from './embedded.ts';
import { mailchimpMember, startMailchimp } from './mailchimp.ts';
import type { Mailchimp } from './mailchimp.ts';

/** Options for a Supabase client that stores no session. */
export const quiet = { auth: { persistSession: false, autoRefreshToken: false } };

interface Stored {
  status: string;
  attempts: number;
  last_error: string | null;
  next_attempt_at: string | null;
}

/**
 * Starts an embedded server and a fake Mailchimp for the tests of one file. The returned methods use this server by
 * default. Their parameter `on` chooses another server, and `by` another client.
 */
export function newsletterServer() {
  let count = 0;
  const site = {} as { mailchimp: Mailchimp; server: Embedded; service: SupabaseClient };
  beforeAll(async () => {
    site.mailchimp = await startMailchimp();
    site.server = await startEmbedded({
      env: {
        MAILCHIMP_API_URL: site.mailchimp.url,
        MAILCHIMP_API_KEY: 'k3y-us21',
        MAILCHIMP_LIST_ID: 'list-1',
      },
    });
    site.service = createClient(site.server.url, site.server.secretKey, quiet);
  });
  afterAll(async () => {
    await site.server.stop();
    await site.mailchimp.stop();
  });
  beforeEach(() => {
    site.mailchimp.received.length = 0;
    site.mailchimp.answerWith(mailchimpMember('subscribed'));
  });

  return Object.assign(site, {
    /**
     * Creates a user. The user is signed in at once, unless the server requires a confirmation of the email address.
     */
    async account(name: string, on: Embedded = site.server) {
      const email = `${name}-${(count += 1)}@example.com`;
      const db = createClient(on.url, on.publishableKey, quiet);
      expect((await db.auth.signUp({ email, password: 'a-long-password' })).error).toBeNull();
      return { email, db };
    },

    /** Creates a signed-in user who has consented to the newsletter. */
    async subscriber(on?: Embedded) {
      const { email, db } = await this.account('reader', on);
      const consent = async () => {
        const row = { _email: email, _first_name: 'Ada', _last_name: 'Lovelace' };
        expect(await db.rpc('subscribe_to_newsletter', row)).toMatchObject({ data: 0, error: null });
      };
      await consent();
      return { email, db, consent };
    },

    async stored(email: string, by: SupabaseClient = site.service) {
      const { data } = await by.from('newsletter_subscribers').select().eq('email', email).single();
      return data as Stored;
    },
  });
}

/** Calls the edge function mailchimp-subscribe, which sends subscriptions to Mailchimp. */
export const invoke = (db: SupabaseClient, body: object) =>
  db.functions.invoke('mailchimp-subscribe', { body });

export const inFuture = (time: string | null) => Date.parse(time ?? '') > Date.now();

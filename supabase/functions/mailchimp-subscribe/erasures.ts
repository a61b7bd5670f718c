import { createHash } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { AT_ONCE, CLAIM_MS, nextAttempt } from './attempts.ts';
import type { Outcome } from './mailchimp.ts';

interface Erasure {
  id: string;
  subscriber_hash: string;
  attempts: number;
}

/**
 * Returns functions that read and change the table newsletter_erasures. The table lists the subscribers that Mailchimp
 * must still delete. A row is removed once Mailchimp has deleted the subscriber.
 */
export function openErasures(client: SupabaseClient) {
  const table = () => client.from('newsletter_erasures');
  return {
    async isErasureOwed(email: string): Promise<boolean> {
      const hash = createHash('md5').update(email.toLowerCase()).digest('hex');
      const { data, error } = await table().select('id').eq('subscriber_hash', hash);
      if (error) throw new Error(`look for an erasure: ${error.message}`);
      return data.length > 0;
    },
    async dueErasures(): Promise<{ id: string }[]> {
      const { data, error } = await table()
        .select('id')
        .lte('next_attempt_at', new Date().toISOString())
        .order('next_attempt_at')
        .limit(AT_ONCE);
      if (error) throw new Error(`list due erasures: ${error.message}`);
      return data;
    },
    async claimErasure(id: string): Promise<Erasure | undefined> {
      const now = Date.now();
      const { data, error } = await table()
        .update({ next_attempt_at: new Date(now + CLAIM_MS).toISOString() })
        .eq('id', id)
        .lte('next_attempt_at', new Date(now).toISOString())
        .select('id, subscriber_hash, attempts');
      if (error) throw new Error(`claim erasure: ${error.message}`);
      return data[0] as Erasure | undefined;
    },
    async noteErasure({ id, attempts }: Erasure, outcome: Outcome): Promise<void> {
      const tried = attempts + 1;
      const later = { attempts: tried, next_attempt_at: nextAttempt(tried) };
      const { error } =
        outcome.kind === 'done'
          ? await table().delete().eq('id', id)
          : await table()
              .update({ ...later, last_error: outcome.error })
              .eq('id', id);
      if (error) throw new Error(`note erasure: ${error.message}`);
    },
  };
}

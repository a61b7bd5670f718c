import 'server-only';
import { settingsTag } from '@/lib/cache/tags';
import { serverEnv } from '@/lib/config/env';
import { SETTINGS_ID } from '@/lib/config/settings-id';
import { operator as builtInOperator } from '@/lib/fallback/operator';
import type { OperatorRow } from '@/lib/schema/rows';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';
import { readOrLastKnown } from './read-or-last-known';
import { withDefaults } from './with-defaults';

const COLUMNS = 'operator_name, legal_form, postal_address, contact_email, registration';

/**
 * Selects the operator settings. If the contact email address is missing, the address in the environment replaces it.
 */
export async function selectOperator(db: Db): Promise<OperatorRow> {
  const { data, error } = await db
    .from('operator_settings')
    .select(COLUMNS)
    .eq('id', SETTINGS_ID)
    .maybeSingle();
  if (error) throw new DatabaseError('select operator settings', error);
  return data ? withDefaults(defaults(), data) : defaults();
}

const defaults = (): OperatorRow => ({
  ...builtInOperator,
  contact_email: serverEnv().CONTACT_EMAIL ?? null,
});

/** Returns what is known about the site's operator; unknown details are null. */
export async function getOperator(): Promise<OperatorRow> {
  'use cache';
  return readOrLastKnown({
    key: 'operator',
    tags: [settingsTag('operator_settings')],
    fromDatabase: (db) => selectOperator(db),
    builtInData: defaults,
  });
}

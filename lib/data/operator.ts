import 'server-only';
import { settingsTag } from '@/lib/cache-tags';
import { serverEnv } from '@/lib/env';
import { DatabaseError } from '@/lib/errors';
import { operator as builtIn } from '@/lib/fallback/operator';
import type { OperatorRow } from '@/lib/fallback/types';
import { SETTINGS_ID } from '@/lib/settings-id';
import type { Db } from '@/lib/supabase/public';
import { publicRead } from './public-read';
import { withDefaults } from './with-defaults';

const COLUMNS = 'operator_name, legal_form, postal_address, contact_email, registration';

/** What is stored; the contact address falls back to that of the environment. */
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
  ...builtIn,
  contact_email: serverEnv().CONTACT_EMAIL ?? null,
});

/** Who runs the site, as far as the operator has said so. */
export async function getOperator(): Promise<OperatorRow> {
  'use cache';
  return publicRead({
    key: 'operator',
    tags: [settingsTag('operator_settings')],
    fromDatabase: (db) => selectOperator(db),
    builtIn: defaults,
  });
}

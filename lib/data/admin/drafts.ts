import 'server-only';
import type { Resource, Values } from '@/lib/resources/resource';
import type { Json } from '@/lib/schema/database.types';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from '../database-error';

/** Stores the values of an editor's form, so that the preview can show them. Each editor has one draft per entity. */
export async function saveDraft(db: Db, resource: Resource, userId: string, values: Values): Promise<void> {
  const draft = {
    user_id: userId,
    resource: resource.key,
    field_values: values as Json,
    saved_at: new Date().toISOString(),
  };
  const { error } = await db.from('drafts').upsert(draft, { onConflict: 'user_id,resource' });
  if (error) throw new DatabaseError(`save draft of ${resource.key}`, error);
}

/** Returns the form values that an editor last stored for a preview; null if there are none. */
export async function getDraft(db: Db, resource: Resource, userId: string): Promise<Values | null> {
  const { data, error } = await db
    .from('drafts')
    .select('field_values')
    .eq('user_id', userId)
    .eq('resource', resource.key)
    .maybeSingle();
  if (error) throw new DatabaseError(`draft of ${resource.key}`, error);
  return data && (data.field_values as Values);
}

import { HistoryScreen } from '@/components/admin/history/history-screen';
import { getSettings } from '@/lib/data/admin/rows';
import type { Viewer } from '@/lib/data/viewer';
import { editPathOf, type Resource } from '@/lib/resources/resource';
import { titleOf } from '@/lib/resources/entity-texts';
import type { Db } from '@/lib/supabase/public';

/** Shows the history of settings. An empty value in the history means that the built-in default applied. */
export async function SettingsHistory(props: { resource: Resource; db: Db; viewer: Viewer }) {
  const row = await getSettings(props.db, props.resource);
  const id = String(row.id);
  const above = [{ label: titleOf(props.resource), path: editPathOf(props.resource, id) }];
  return <HistoryScreen {...props} id={id} above={above} />;
}

import Link from 'next/link';
import type { ReactNode } from 'react';
import { ResourceEditor } from '@/components/admin/editor/resource-editor';
import { ScreenHead } from '@/components/admin/screen-head';
import { getSettings } from '@/lib/data/admin/rows';
import { shownValues } from '@/lib/resources/defaults';
import { editPathOf, type Resource, type Values } from '@/lib/resources/resource';
import { titleOf } from '@/lib/resources/entity-texts';
import type { Db } from '@/lib/supabase/public';

interface SettingsScreenProps {
  resource: Resource;
  db: Db;
  /** The built-in values, which apply to settings that no editor has changed. */
  defaults: Values;
  /** A preview to show instead of the resource's own preview. */
  preview?: ReactNode;
}

/** Shows a settings screen with form, preview and a link to the history. Settings are stored as a single row. */
export async function SettingsScreen({
  resource,
  db,
  defaults: builtInValues,
  preview,
}: SettingsScreenProps) {
  const row = await getSettings(db, resource);
  const id = String(row.id);
  const defaults = shownValues(resource, {}, builtInValues);
  return (
    <>
      <ScreenHead title={titleOf(resource)}>
        <a href="/" target="_blank" rel="noopener" className="button-quiet">
          View page
        </a>
        <Link href={`${editPathOf(resource, id)}/history`} prefetch={false} className="button-quiet">
          History
        </Link>
      </ScreenHead>
      <ResourceEditor
        resource={resource.key}
        values={shownValues(resource, row, defaults)}
        row={{ id, updatedAt: String(row.updated_at) }}
        {...{ defaults, preview }}
      />
    </>
  );
}

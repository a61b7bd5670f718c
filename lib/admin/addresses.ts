import { z } from 'zod';
import { RESOURCES, resourceOf, SETTINGS } from '@/lib/resources';
import { hasHistory, type Resource } from '@/lib/resources/resource';
import { SCREEN_GROUPS } from './screens';

const PATHS = new Set([
  '/admin/find',
  ...SCREEN_GROUPS.flatMap(({ screens }) => screens.map(({ path }) => path)),
  ...RESOURCES.filter(({ listPath }) => !listPath).map(({ key }) => `/admin/${key}`),
  ...SETTINGS.map(({ key }) => `/admin/${key}/history`),
  ...[...RESOURCES, ...SETTINGS].flatMap(({ preview }) => (preview ? [preview.path] : [])),
]);

/** Whether a text can be the id of a row that has an editor of its own; those of settings are none. */
export const isRowId = (text: string) => z.uuid().safeParse(text).success;

/** What is at an address below /admin; of a row's pages, the row that would have to be there. */
export interface AdminPlace {
  row?: {
    resource: Resource;
    id: string;
    /** The page is that of its history, which a deleted row has too. */ isHistory: boolean;
  };
}

/** What is at an address below /admin, as far as that can be told without the database; null where nothing is. */
export function placeAt(pathname: string): AdminPlace | null {
  const path = pathname.replace(/\/$/, '');
  if (PATHS.has(path)) return {};
  const [, key = '', rest = ''] = /^\/admin\/([^/]+)\/(.+)$/.exec(path) ?? [];
  const resource = resourceOf(key);
  if (!resource) return null;
  if (rest === 'export') return {};
  if (resource.isReadOnly) return null;
  if (rest === 'new') return {};
  if (rest === 'deleted') return hasHistory(resource) ? {} : null;
  const id = rest.replace(/\/history$/, '');
  const isHistory = rest !== id;
  if (!isRowId(id) || (isHistory && !hasHistory(resource))) return null;
  return { row: { resource, id, isHistory } };
}

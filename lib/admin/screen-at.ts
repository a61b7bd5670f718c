import { z } from 'zod';
import { RESOURCES, resourceOf, SETTINGS } from '@/lib/resources';
import { hasHistory, type Resource } from '@/lib/resources/resource';
import { SCREEN_GROUPS } from './screens';

const PATHS = new Set([
  '/admin/find',
  '/admin/jobs/active',
  '/admin/analytics/alias',
  '/admin/analytics/export',
  '/admin/analytics/live',
  '/admin/content-generator/draft',
  '/admin/content-generator/stream',
  '/admin/data-migration/export',
  '/admin/data-migration/failures',
  '/admin/link-manager/export',
  '/admin/link-manager/link',
  '/admin/link-manager/replace',
  '/admin/link-manager/replacement',
  '/admin/link-manager/verifications',
  '/admin/content-quality/export',
  '/admin/content-quality/page',
  '/admin/page-status/export',
  '/admin/page-status/page',
  '/admin/content-pilot/draft',
  '/admin/content-pilot/export',
  '/admin/content-pilot/runs',
  '/admin/prompts/prompt',
  '/admin/retailers/order',
  ...SCREEN_GROUPS.flatMap(({ screens }) => screens.map(({ path }) => path)),
  ...RESOURCES.filter(({ listPath }) => !listPath).map(({ key }) => `/admin/${key}`),
  ...SETTINGS.map(({ key }) => `/admin/${key}/history`),
  ...[...RESOURCES, ...SETTINGS].flatMap(({ preview }) => (preview ? [preview.path] : [])),
]);

/**
 * Returns whether a text can be the id of a row with its own editor page. False for the fixed ids of settings, which
 * are not valid UUIDs.
 */
export const isRowId = (text: string) => z.uuid().safeParse(text).success;

/**
 * The screen at an admin path. `row` is set if the screen is about one row; such a screen exists only if the row
 * exists.
 */
export interface AdminScreen {
  row?: {
    resource: Resource;
    id: string;
    /** Whether the screen is the row's history, which exists for deleted rows too. */
    isHistory: boolean;
  };
}

/** Returns the screen at an admin path, or null for an unknown path. Does not check whether the row exists. */
export function screenAt(pathname: string): AdminScreen | null {
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

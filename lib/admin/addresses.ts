import { RESOURCES, resourceOf, SETTINGS } from '@/lib/resources';
import { SCREEN_GROUPS } from './screens';

/** What is neither in the sidebar nor of an entity. */
const OTHERS = ['/admin/find', '/admin/no-such-screen'];

const PATHS = new Set([
  ...OTHERS,
  ...SCREEN_GROUPS.flatMap(({ screens }) => screens.map(({ path }) => path)),
  ...RESOURCES.filter(({ listPath }) => !listPath).map(({ key }) => `/admin/${key}`),
  ...SETTINGS.map(({ key }) => `/admin/${key}/history`),
  ...[...RESOURCES, ...SETTINGS].flatMap(({ preview }) => (preview ? [preview.path] : [])),
]);

const FORMS = /^(new|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\/history)?)$/i;

/** Whether there is something at an address below /admin, as far as that can be told without the database. */
export function isAdminAddress(pathname: string): boolean {
  const path = pathname.replace(/\/$/, '');
  if (PATHS.has(path)) return true;
  const [, key = '', rest = ''] = /^\/admin\/([^/]+)\/(.+)$/.exec(path) ?? [];
  const resource = resourceOf(key);
  return resource !== undefined && (rest === 'export' || (!resource.isReadOnly && FORMS.test(rest)));
}

import { navigationKind } from '@/components/site/shell/pending-navigation';
import { LISTED_TABLES } from '@/lib/entities/registry';
import { STATIC_ROUTES } from '../../helpers/catalogue';

const LISTS = LISTED_TABLES.join(' ');

test('only a single slug is looked up and redirected, and every other address is a page', () => {
  for (const path of [...STATIC_ROUTES, '/retailers/argos', '/gaming/ps5', '/guides', '/Nonsense!']) {
    expect([path, navigationKind(path, LISTS)]).toEqual([path, 'page']);
  }
  for (const path of ['/nike', '/john-lewis', '/ps5']) expect(navigationKind(path, LISTS)).toBe('redirect');
});

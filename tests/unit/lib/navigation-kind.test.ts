import { navigationKind } from '@/components/site/shell/pending-navigation';
import { STATIC_ROUTES } from '../../helpers/catalogue';

test('only a slug by itself is looked up and redirected; every page is a page', () => {
  for (const path of [...STATIC_ROUTES, '/retailers/argos', '/gaming/ps5', '/guides', '/Nonsense!']) {
    expect([path, navigationKind(path)]).toEqual([path, 'page']);
  }
  for (const path of ['/nike', '/john-lewis', '/ps5']) expect(navigationKind(path)).toBe('redirect');
});

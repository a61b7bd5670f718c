import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';

const pushed: string[] = [];
jest.unstable_mockModule('next/navigation', () => ({
  useRouter: () => ({ push: (path: string) => pushed.push(path) }),
}));
const { ListToolbar } = await import('../../../components/admin/list/list-toolbar');

const filters = [
  { name: 'brand', label: 'Brand', options: ['dyson', 'shark'].map((value) => ({ value, label: value })) },
];
const toolbar = (search: string) => (
  <ListToolbar
    {...{
      path: '/admin/products',
      many: 'products',
      search,
      filters,
      sizes: [25, 50],
      kept: { sort: 'name' },
    }}
  />
);

/**
 * Shows the toolbar's HTML, calls `change` to change its controls as an editor would, and then hydrates the toolbar.
 */
async function load(search: string, change: (page: HTMLElement) => void): Promise<HTMLElement> {
  pushed.splice(0);
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  page.innerHTML = renderToString(toolbar(search));
  change(page);
  await act(async () => {
    hydrateRoot(page, toolbar(search));
    await Promise.resolve();
  });
  return page;
}

const control = (page: HTMLElement, name: string) => {
  const found = page.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
  if (!found) throw new Error(`There is no control ${name}`);
  return found;
};

test('a filter that is chosen before the script runs is kept and sent', async () => {
  const page = await load('', (each) => {
    control(each, 'brand').value = 'shark';
  });
  expect(control(page, 'brand').value).toBe('shark');
  expect(pushed).toEqual(['/admin/products?sort=name&brand=shark']);
});

test('a search that is typed before the script runs is kept, and not sent before the editor asks', async () => {
  const page = await load('', (each) => {
    control(each, 'q').value = 'hoo';
  });
  expect([control(page, 'q').value, pushed]).toEqual(['hoo', []]);
});

test('controls that nobody has changed keep the values of the URL, and nothing is sent', async () => {
  const page = await load('q=tv&brand=dyson&size=50', () => undefined);
  const values = ['q', 'brand', 'size'].map((name) => control(page, name).value);
  expect([values, pushed]).toEqual([['tv', 'dyson', '50'], []]);
  await load('brand=deleted', () => undefined);
  expect(pushed).toEqual([]);
});

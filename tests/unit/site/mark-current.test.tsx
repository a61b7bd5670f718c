import { markCurrent } from '../../../components/site/shell/start-menus.ts';

const marksAt = (path: string) => {
  document.body.innerHTML = `<nav class="main-nav">${['/', '/retailers', '/content?type=guide']
    .map((href) => `<a class="menu-link" href="${href}"></a>`)
    .join('')}</nav>`;
  history.replaceState(null, '', path);
  markCurrent();
  return [...document.querySelectorAll('a')].map((link) => link.getAttribute('aria-current'));
};

test.each([
  ['/', ['page', null, null]],
  ['/retailers', [null, 'page', null]],
  ['/retailers/argos', [null, 'true', null]],
  ['/content/how-to-buy-a-tv', [null, null, 'true']],
  ['/gaming/ps5', [null, null, null]],
  ['/compare/argos-vs-currys', [null, 'true', null]],
  ['/sale-dates', [null, 'true', null]],
])('at %s the menu marks the item of the page or of its list', (path, marks) => {
  expect(marksAt(path)).toEqual(marks);
});

test('a menu with an item for a page of shops marks that item', () => {
  document.body.innerHTML =
    '<nav class="main-nav"><a class="menu-link" href="/retailers"></a><a class="menu-link" href="/sale-dates"></a></nav>';
  history.replaceState(null, '', '/sale-dates');
  markCurrent();
  expect(document.querySelector('[aria-current]')?.getAttribute('href')).toBe('/sale-dates');
});

test('the shortlist marks the link to it', () => {
  document.body.innerHTML = '<a data-shortlist href="/shortlist?shops=argos"></a>';
  history.replaceState(null, '', '/shortlist?shops=argos');
  markCurrent();
  expect(document.querySelector('a')?.getAttribute('aria-current')).toBe('page');
});

test('a mark is taken away on the next page', () => {
  marksAt('/retailers');
  history.replaceState(null, '', '/');
  markCurrent();
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
});

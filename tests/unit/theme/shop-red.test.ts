import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isNearShopRed } from '../../../lib/theme/brand-colours.ts';

// On public pages, only the buttons that lead to shops are red.

/** The colours of the buttons that lead to shops: filled, hovered and outlined. */
const SHOP = ['shop', 'shop-strong', 'shop-line'];
/** The red of the admin area, for errors and for buttons that delete. */
const ADMIN = ['action', 'action-strong', 'on-action'];

const tokens = readFileSync('app/styles/tokens.css', 'utf8');

test.each(['light', 'dark'])('in the %s theme, no other colour of public pages is as red', (set) => {
  const [, block = ''] = new RegExp(`@utility ${set}-tokens \\{([^}]*)\\}`).exec(tokens) ?? [];
  const colours = [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => ({
    name,
    hex,
  }));
  const own = colours.filter(({ name }) => SHOP.includes(name));
  expect(own.map(({ name }) => name)).toEqual(SHOP);
  const near = colours.filter(({ name, hex }) => ![...SHOP, ...ADMIN].includes(name) && isNearShopRed(hex));
  expect(near.map(({ name }) => name)).toEqual([]);
});

/** The folders of the public pages. The admin area uses `components/ui` too. */
const PUBLIC = [
  ...['app/(account)', 'app/(public)', 'app/styles', 'components/account', 'components/newsletter'],
  ...['components/site', 'components/ui'],
];
/** Files that define the colours, or that only the admin area uses. */
const LEFT_OUT = /\/(?:tokens|theme|print)\.css$|\/ui\/(?:confirm-dialog|dialog-input)\.tsx$/;

const sources = PUBLIC.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(?:tsx?|css)$/.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name))
  .filter((file) => !LEFT_OUT.test(file))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }));

test('no public page uses the red of the admin area', () => {
  expect(sources.length).toBeGreaterThan(200);
  const red = new RegExp(`(?:--|(?:text|bg|border|fill|stroke|decoration)-)(?:${ADMIN.join('|')})(?![\\w-])`);
  expect(sources.filter(({ source }) => red.test(source)).map(({ file }) => file)).toEqual([]);
});

test('only the style of shop buttons uses the red of shop buttons', () => {
  const red = new RegExp(`var\\(--(?:${SHOP.join('|')})\\)`);
  const rules = sources
    .filter(({ file }) => file.endsWith('.css'))
    .flatMap(({ source }) => [...source.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)])
    .filter(([, , body = '']) => red.test(body))
    .map(([, selector = '']) => selector.trim());
  expect(rules.length).toBeGreaterThan(1);
  expect(rules.filter((selector) => !selector.startsWith('.button-shop'))).toEqual([]);
});

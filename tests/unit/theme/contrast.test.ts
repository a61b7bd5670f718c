import { readFileSync } from 'node:fs';
import { HUES } from '../../../lib/theme/hues.ts';
import { contrastOf } from '../../../lib/theme/contrast.ts';

/** The minimum contrast ratios of WCAG 2.2 AA. LARGE is for large text, borders of controls and focus rings. */
const TEXT = 4.5;
const LARGE = 3;

const css = readFileSync('app/styles/tokens.css', 'utf8');

/** Returns the colours in tokens.css for one colour scheme, by their names without '--'. */
function colours(set: 'light' | 'dark'): Record<string, string> {
  const [, block = ''] = new RegExp(`@utility ${set}-tokens \\{([^}]*)\\}`).exec(css) ?? [];
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
}

/** The colours of texts. For each, the background colours on which the site uses it. */
const ON: Record<string, string[]> = {
  ink: ['paper', 'paper-raised', 'paper-sunken', 'band', 'brand-tint', 'gold-tint'],
  'ink-muted': ['paper', 'paper-raised', 'paper-sunken', 'band'],
  brand: ['paper', 'paper-raised', 'paper-sunken', 'band', 'brand-tint'],
  'brand-strong': ['paper', 'paper-raised', 'paper-sunken', 'band', 'brand-tint'],
  'on-brand': ['brand', 'brand-strong'],
  action: ['paper', 'paper-raised', 'paper-sunken', 'band'],
  'action-strong': ['paper', 'paper-raised'],
  'on-action': ['action', 'action-strong'],
  error: ['paper', 'paper-raised', 'paper-sunken', 'band'],
  'on-error': ['error'],
  'shop-line': ['paper', 'paper-raised', 'paper-sunken', 'band', 'brand-tint'],
  gold: ['gold-tint', 'paper', 'paper-raised'],
  cream: ['evergreen', 'evergreen-raised', 'pine'],
  'cream-muted': ['evergreen', 'evergreen-raised', 'pine'],
  glow: ['evergreen', 'pine'],
  'on-card-stock': ['card-stock', 'card-stock-raised', 'card-stock-tint', 'marigold', 'marigold-strong'],
  'on-card-stock-muted': ['card-stock', 'card-stock-raised', 'card-stock-tint'],
  'card-stock-link': ['card-stock', 'card-stock-raised'],
  'on-marigold': ['marigold', 'marigold-strong'],
  'on-early': ['early'],
  'on-shop': ['shop', 'shop-strong'],
};

/** The colours of controls' borders, focus rings and large figures. For each, the background colours beside it. */
const BESIDE: Record<string, string[]> = {
  control: ['paper', 'paper-raised', 'paper-sunken', 'band'],
  focus: ['paper', 'paper-raised', 'band'],
  marigold: ['evergreen', 'pine'],
  'card-stock-link': ['card-stock', 'card-stock-raised', 'card-stock-tint', 'marigold'],
  'cream-muted': ['evergreen'],
};

const pairsOf = (list: Record<string, string[]>) =>
  Object.entries(list).flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const));

describe.each(['light', 'dark'] as const)('in the %s theme', (set) => {
  const palette = colours(set);
  const ratio = (one: string, other: string) => contrastOf(palette[one] ?? '', palette[other] ?? '');

  test.each(pairsOf(ON))('text in %s is readable on %s', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(pairsOf(BESIDE))('a line in %s stands out from %s', (line, ground) => {
    expect(ratio(line, ground)).toBeGreaterThanOrEqual(LARGE);
  });

  test.each(HUES)('text in the deep colour of %s, and text in ink, is readable on its tint', (hue) => {
    expect(ratio(`${hue}-deep`, `${hue}-tint`)).toBeGreaterThanOrEqual(TEXT);
    expect(ratio('ink', `${hue}-tint`)).toBeGreaterThanOrEqual(TEXT);
    expect(ratio('focus', `${hue}-tint`)).toBeGreaterThanOrEqual(LARGE);
  });
});

test('both themes have the same colours', () => {
  expect(Object.keys(colours('dark'))).toEqual(Object.keys(colours('light')));
  expect(Object.keys(colours('light')).length).toBeGreaterThan(50);
});

test('every hue has its rule in the style sheet; the first rule is that of all other rows', () => {
  const rules = readFileSync('app/styles/hues.css', 'utf8');
  for (const hue of HUES)
    expect(rules).toContain(`--deep: var(--${hue}-deep);\n    --tint: var(--${hue}-tint);`);
});

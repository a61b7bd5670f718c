import { changeText } from '../../../lib/models/change-text.ts';
import { newKeyInput, priceInput } from '../../../lib/models/key-input.ts';
import { formatCost, formatPrice } from '../../../lib/models/money.ts';

test.each([
  [0, '£0'],
  [0.00000054, 'less than £0.0001'],
  [0.00054, '£0.0005'],
  [0.18, '£0.18'],
  [5, '£5.00'],
  [1234.567, '£1,234.57'],
])('a cost of %d pounds is written as %s', (pounds, text) => {
  expect(formatCost(pounds)).toBe(text);
});

test('a price keeps all its decimal places', () => {
  expect([0, 0.075, 1000].map(formatPrice)).toEqual(['£0', '£0.075', '£1,000']);
});

const to = (value: unknown, old: unknown = null) => ({ old, new: value });
test.each([
  ['model_keys', 'insert', { label: to('Guides') }, 'Added Guides'],
  ['model_keys', 'update', { revoked_at: to('2026-11-24') }, 'Revoked Guides'],
  ['model_keys', 'update', { key: to('…Xy9Z', '…Ab1C') }, 'Replaced the key of Guides'],
  ['model_keys', 'update', { monthly_budget: to(20, 5) }, 'Changed Guides: budget £5.00 to £20.00'],
  ['model_prices', 'insert', { model: to('a-model') }, 'Added a price for a-model'],
  ['model_prices', 'update', { input_price: to(2, 1) }, 'Changed the price of a model'],
  ['model_prices', 'delete', { model: to(null, 'a-model') }, 'Removed the price of a-model'],
])('a change of %s (%s, %j) is described as %j', (table_name, action, changed, text) => {
  expect(changeText({ table_name, action, changed }, 'Guides')).toBe(text);
});

const KEY = {
  id: '0b7c1f0e-3d64-4a5e-9a58-1d2f3c4b5a69',
  provider: 'openai',
  label: ' Guides ',
  base_url: 'https://models.example.com/v1/',
  default_model: 'local/a-model:7b',
  key: ' sk-0123456789 ',
  monthly_budget: '12.50',
} as const;

test('a form is trimmed, and its amounts become numbers', () => {
  expect(newKeyInput.parse(KEY)).toEqual({
    ...KEY,
    label: 'Guides',
    base_url: 'https://models.example.com/v1',
    key: 'sk-0123456789',
    monthly_budget: 12.5,
  });
  expect(newKeyInput.parse({ ...KEY, base_url: '' }).base_url).toBeNull();
});

test.each([
  ['label', ['', ' ', 'x'.repeat(81)]],
  ['provider', ['', 'other']],
  [
    'base_url',
    ['models.example.com', 'https://', 'https://a@b.example', 'https://a.example/?key=1', 'ftp://a.example'],
  ],
  ['default_model', ['', 'a model', '-x', 'x'.repeat(121)]],
  ['key', ['', 'short', 'with a space in it', 'ключ-ключ-ключ']],
  ['monthly_budget', ['', '-1', '1.234', 'ten', '100001']],
])('the field %s refuses wrong values, and no error repeats the key', (name, values) => {
  for (const value of values) {
    const { success, error } = newKeyInput.safeParse({ ...KEY, [name]: value });
    expect([value, success]).toEqual([value, false]);
    expect(JSON.stringify(error?.issues)).not.toContain('sk-0123456789');
    expect(error?.issues[0]?.path).toEqual([name]);
  }
});

test('a server of one’s own needs its URL, and its price may be nothing', () => {
  const own = { ...KEY, provider: 'openai-compatible', base_url: '' } as const;
  expect(newKeyInput.safeParse(own).error?.issues[0]?.path).toEqual(['base_url']);
  const price = {
    provider: 'openai-compatible',
    model: 'm',
    input_price: '0',
    output_price: '0.000001',
  } as const;
  expect(priceInput.parse(price)).toMatchObject({ input_price: 0, output_price: 0.000001 });
});

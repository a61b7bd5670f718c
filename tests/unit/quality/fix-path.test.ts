import { fixPath, labelOfField, placeToFix } from '@/components/admin/quality/fix-path';
import { saleDateField } from '@/lib/quality/sale-dates';

const page = { entity: 'retailers', row_id: '7' };

test('a fault leads to its field in the form of the page', () => {
  expect(fixPath(page, 'description')).toBe('/admin/retailers/7#field-description');
  expect(placeToFix('description')).toBe('#field-description');
  expect(labelOfField(page, 'description')).toBe('Description');
});

test('a fault of a sale date leads to the form of the sale date', () => {
  const field = saleDateField({ id: '8' });
  expect(fixPath(page, field)).toBe('/admin/sale-windows/8#field-checked_on');
  expect(placeToFix(field)).toBe('/admin/sale-windows/8#field-checked_on');
  expect(labelOfField(page, field)).toBe('Sale date');
});

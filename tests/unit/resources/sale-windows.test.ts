import { valuesOf, valuesSchema } from '../../../lib/resources/index.ts';
import { retailers } from '../../../lib/resources/definitions/retailers.ts';
import { saleWindows } from '../../../lib/resources/definitions/sale-windows.ts';
import type { Resource } from '../../../lib/resources/resource.ts';

const good = {
  retailer_slug: 'argos',
  year: 2025,
  channel: 'online',
  starts_on: '2025-12-24',
  source_name: 'A newspaper',
  source_url: 'https://news.example/argos',
  source_date: '2025-12-20',
};

const checkForm = (resource: Resource, values: object) => {
  const { data, error } = valuesSchema(resource).safeParse({ ...valuesOf(resource), ...values });
  return { data, errors: error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [] };
};

describe('the form of a sale date', () => {
  const errorsOf = (values: object) => checkForm(saleWindows, { ...good, ...values }).errors;

  test('accepts a window with its source', () => {
    expect(errorsOf({})).toEqual([]);
    expect(errorsOf({ starts_time: '20:00', ends_on: '2026-01-10', checked_on: '2025-12-21' })).toEqual([]);
  });

  test('stores a time without seconds', () => {
    const timeOf = (starts_time: string) =>
      checkForm(saleWindows, { ...good, starts_time }).data?.starts_time;
    expect([timeOf('06:30'), timeOf('06:30:00'), timeOf('')]).toEqual(['06:30', '06:30', null]);
    expect(errorsOf({ starts_time: '25:00' })).toEqual(['starts_time: Enter a time such as 20:00']);
  });

  test('requires the source, with an https URL', () => {
    expect(errorsOf({ source_name: ' ', source_url: 'http://news.example/', source_date: '' })).toEqual([
      'source_name: A source is required',
      'source_url: Enter a URL that starts with https://',
      'source_date: Enter a date',
    ]);
  });

  test('shows beside the field that a day does not fit', () => {
    expect(errorsOf({ starts_on: '2025-10-31' })).toEqual([
      'starts_on: Enter a day from 1 November of the year to 31 January of the next',
    ]);
    expect(errorsOf({ ends_on: '2025-12-23' })).toEqual(['ends_on: The sale can’t end before it starts']);
    const future = 'Enter a date that isn’t in the future';
    expect(errorsOf({ source_date: '2999-01-01', checked_on: '2999-01-01' })).toEqual([
      `source_date: ${future}`,
      `checked_on: ${future}`,
    ]);
  });
});

describe('the form of a retailer', () => {
  const shop = { name: 'Shop', slug: 'shop', cta_url: 'https://shop.example/' };
  const errorsOf = (values: object) => checkForm(retailers, { ...shop, ...values }).errors;

  test('takes both brand colours or neither', () => {
    expect(errorsOf({ brand_bg: '', brand_ink: '' })).toEqual([]);
    expect(errorsOf({ brand_bg: '#4B1A8A' })).toEqual([
      'brand_ink: Enter the colour of the name too, or leave both colours empty',
    ]);
    expect(errorsOf({ brand_ink: '#FFFFFF' })).toEqual([
      'brand_bg: Enter the background colour too, or leave both colours empty',
    ]);
    expect(errorsOf({ brand_bg: 'purple', brand_ink: '#fff' })).toEqual([
      'brand_bg: Enter a colour such as #4B1A8A',
      'brand_ink: Enter a colour such as #4B1A8A',
    ]);
  });

  test('stores colours in capital letters', () => {
    const { data } = checkForm(retailers, { ...shop, brand_bg: ' #4b1a8a ', brand_ink: '#ffffff' });
    expect(data).toMatchObject({ brand_bg: '#4B1A8A', brand_ink: '#FFFFFF' });
  });

  test('refuses a name that is hard to read', () => {
    expect(errorsOf({ brand_bg: '#777777', brand_ink: '#FFFFFF' })).toEqual([
      'brand_ink: The name is hard to read on the background. Choose colours with a contrast of at least 4.5:1',
    ]);
    expect(errorsOf({ brand_bg: '#767676', brand_ink: '#FFFFFF' })).toEqual([]);
  });

  test('tells yes and no from not known', () => {
    const opens = (opens_boxing_day: unknown) =>
      checkForm(retailers, { ...shop, opens_boxing_day }).data?.opens_boxing_day;
    expect(['', null, 'true', true, 'false', false].map(opens)).toEqual([
      null,
      null,
      true,
      true,
      false,
      false,
    ]);
    expect(errorsOf({ opens_boxing_day: 'maybe' })).toEqual(['opens_boxing_day: Choose one of the options']);
  });
});

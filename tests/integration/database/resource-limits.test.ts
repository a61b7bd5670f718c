import { fieldsOf, type Resource } from '../../../lib/resources/resource.ts';
import type { Field, RowPart } from '../../../lib/resources/field.ts';
import { RESOURCES } from '../../../lib/resources/index.ts';
import { goodRows } from './good-rows.ts';
import { openTestDatabase, outcome } from './open.ts';
import type { TestDatabase } from './open.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.insert('categories', { slug: 'parent', name: 'Parent' });
  await db.insert('retailers', { slug: 'parent', name: 'Parent', cta_url: 'https://shop.example' });
  await db.insert('people', { slug: 'parent', name: 'Parent' });
  await db.insert('products', { slug: 'parent', name: 'Parent' });
  await db.insert('subcategories', { slug: 'parent', name: 'Parent', parent_category_slug: 'parent' });
});
afterAll(() => db.close());

const x = (length: number) => 'x'.repeat(length);
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i));
/** Returns a URL of exactly this length. */
const address = (length: number) => `https://a.example/${x(length - 'https://a.example/'.length)}`;
const path = (length: number) => `/${x(length - 1)}`;
/** Returns two values. The first has exactly the size `limit`, and the second is one unit larger. */
const around = <T>(limit: number, make: (size: number) => T) => [make(limit), make(limit + 1)];

const ADDRESSES = [
  '',
  'shop.example',
  'javascript:alert(1)',
  '//a.example',
  '/a.webp',
  'https://a@b.example',
  '🎁',
];
const TEXTS = ['', '   ', 'ä'.repeat(3), 'Ünïcödé 🎁'];

/**
 * Returns test values for a field. For each limit of the field, some values are within the limit and some are beyond
 * it.
 */
function values(field: Field): unknown[] {
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'html':
      if (field.name.endsWith('_path')) {
        const forms = [
          '/',
          '/a',
          '/a/',
          '/a?b=1',
          '/a#b',
          '/a//b',
          '//a',
          'a',
          '/admin',
          '/api/x',
          '/authors',
          '/a b',
        ];
        return [...forms, ...around(field.max, path)];
      }
      if (field.name === 'email') {
        return ['', 'nobody', 'a@b', 'ada@example.co.uk', ...around(255, (size) => `${x(size - 9)}@mail.uk`)];
      }
      if (field.name === 'href') {
        const forms = [
          '',
          '/a',
          '//a',
          'a',
          'javascript:alert(1)',
          'https://a.example',
          '#part',
          'mailto:a@b.uk',
        ];
        const mails = around(200, (size) => `mailto:${x(size - 'mailto:'.length)}`);
        return [...forms, ...mails, ...around(field.max, address), ...around(field.max, path)];
      }
      return [...TEXTS, ...around(field.max, x), 'a b', '"><script>', 'a.visitor@example.com'];
    case 'icon':
    case 'picture':
    case 'url':
      return [
        ...ADDRESSES,
        ...around(field.max, field.name === 'icon' ? x : address),
        ...around(4, (count) => '🎁'.repeat(count)),
        ...around(8, (count) => '🎁'.repeat(count)),
      ];
    case 'slug':
      return ['', 'Garden', 'a--b', '-a', 'ä', 'а-cyrillic', 'admin', 'directory', ...around(120, x)];
    case 'number':
    case 'money':
      return [field.min - 1, field.min, field.max, field.max + 1, 1.5];
    case 'boolean':
      return [true, false, null];
    case 'date':
      return ['', '2026-12-26', '2026-13-01'];
    case 'time':
      return ['', '20:00', '25:00', 'evening'];
    case 'datetime':
      return ['', '2026-12-26T00:00:00Z', 'some day'];
    case 'choice':
      return [...field.choices.map(({ value }) => value), '', 'other', '999'];
    case 'choices': {
      const all = field.choices.map(({ value }) => value);
      return [[], all.slice(0, 1), all, ['other'], [...all, ...all]];
    }
    case 'reference':
      return ['', 'Not a slug', 'parent'];
    case 'references':
      return [[], ['Not a slug']];
    case 'lines':
      return [
        [''],
        ...around(field.length, (size) => [x(size)]),
        ...around(field.max, (n) => times(n, () => 'x')),
      ];
    case 'rows': {
      const good = ({ name, kind, to }: RowPart) =>
        to ? 'parent' : kind === 'date' ? '2026-12-20' : name === 'url' ? address(30) : 'x';
      const row = Object.fromEntries(field.parts.map((part) => [part.name, good(part)]));
      const long = field.parts
        .filter(({ kind, to }) => !to && kind !== 'date')
        .flatMap(({ name, length }) =>
          around(length, (size) => [{ ...row, [name]: name === 'url' ? address(size) : x(size) }]),
        );
      return [
        [row],
        ...around(field.max, (n) => times(n, () => row)),
        ...long,
        ...field.parts.flatMap(({ name, kind }) =>
          kind === 'date' ? ['', '2026-02-30', '20 December'].map((day) => [{ ...row, [name]: day }]) : [],
        ),
        [{ ...row, more: 'x' }],
        [{}],
        'text',
      ];
    }
    case 'highlights': {
      const row = { feature: 'x', values: ['', '', ''] };
      return [
        ...around(30, (n) => times(n, () => row)),
        ...around(100, (size) => [{ ...row, feature: x(size) }]),
        ...around(300, (size) => [{ ...row, values: [x(size), '', ''] }]),
        [{ ...row, values: ['', ''] }],
      ];
    }
    case 'variants': {
      const row = { name: 'x', specs: { x: '' } };
      return [
        ...around(50, (n) => times(n, () => row)),
        ...around(120, (size) => [{ ...row, name: x(size) }]),
        ...around(100, (size) => [{ ...row, specs: { [x(size)]: '' } }]),
        ...around(500, (size) => [{ ...row, specs: { x: x(size) } }]),
      ];
    }
  }
}

/**
 * Returns whether the form accepts a value, whether the database accepts it, and the database's error code or
 * 'accepted'. The form may transform the value before the database gets it.
 */
async function verdicts(resource: Resource, field: Field, value: unknown) {
  const parsed = field.schema.safeParse(value);
  const stored = parsed.success ? parsed.data : value;
  // Inserts with the secret key, because it may write every column. So only the table's checks can refuse the row.
  const fitting = FITTING[`${resource.table}.${field.name}`]?.(stored);
  const partner = stored === null ? PARTNERS[`${resource.key}: ${field.name}`] : undefined;
  const row = {
    ...goodRows[resource.table],
    ...ALONE[resource.table],
    ...fitting,
    ...(partner && { [partner]: null }),
    [field.name]: stored,
  };
  const code = await outcome(db.insert(resource.table, row));
  if (code === 'accepted')
    await db.query(`delete from public.${resource.table} where ${OWN[resource.table] ?? true}`);
  return { form: parsed.success, database: code === 'accepted', code };
}

/**
 * For some tables, values that switch off the rules that involve several fields, so that the test can check each field
 * on its own.
 */
const ALONE: Record<string, object> = {
  navigation_menu: { has_dropdown: false },
  retailers: { brand_bg: null, brand_ink: null },
};
const NO_PRICE = { price_pence: null, delivery_pence: null, checked_on: null };
const NO_EARLIER_PRICE = {
  earlier_price_pence: null,
  earlier_price_source_url: null,
  earlier_price_seen_on: null,
};
/** For some fields, returns the values that other columns must have if the field has the tested value. */
const FITTING: Record<string, (value: unknown) => object> = {
  'offers.product_slug': () => ({ category_slug: null }),
  'offers.price_pence': (price) => ({ ...NO_EARLIER_PRICE, ...(price === null && NO_PRICE) }),
  'offers.checked_on': (day) => ({ ...NO_EARLIER_PRICE, ...(day === null && NO_PRICE) }),
  'offers.earlier_price_pence': (price) => ({ price_pence: 1, ...(price === null && NO_EARLIER_PRICE) }),
  'offers.earlier_price_source_url': (url) => (url === null ? NO_EARLIER_PRICE : {}),
  'offers.earlier_price_seen_on': (day) => (day === null ? NO_EARLIER_PRICE : {}),
  'sale_windows.year': (year) => ({ starts_on: `${String(year)}-12-24`, ends_on: null }),
};
/** For some fields, the column that must be null if the field is null. Both the form and the table require this. */
const PARTNERS: Record<string, string> = {
  'products: verdict': 'verdict_reason',
  'products: verdict_reason': 'verdict',
};
/** Fields whose form is deliberately stricter than the table. */
const STRICTER = ['navigation: display_order', 'navigation: icon'];

/**
 * For some tables, the SQL condition for the rows to delete after each accepted value: all except the row 'parent', to
 * which other rows refer. From all other tables, every row is deleted.
 */
const OWN: Record<string, string> = Object.fromEntries(
  ['categories', 'subcategories', 'retailers', 'people', 'products'].map((table) => [
    table,
    `slug <> 'parent'`,
  ]),
);

const cases = RESOURCES.flatMap((resource) =>
  fieldsOf(resource).map((field) => ({ resource, field, name: `${resource.key}: ${field.name}` })),
);

test.each(cases)(
  '$name: the form and the database have the same limits',
  async ({ resource, field, name }) => {
    const found = [];
    for (const value of values(field)) found.push({ value, ...(await verdicts(resource, field, value)) });
    const differs = (form: boolean, database: boolean) =>
      STRICTER.includes(name) ? form && !database : form !== database;
    expect(found.filter(({ form, database }) => differs(form, database))).toEqual([]);
    // Some values are within the field's limits and some are beyond them, so the form must accept some and refuse
    // others.
    expect(new Set(found.map(({ form }) => form)).size).toBe(2);
  },
);

test.each(RESOURCES.map((resource) => ({ resource, key: resource.key })))(
  'the initial values of a new row of $key are valid',
  ({ resource }) => {
    const refused = fieldsOf(resource).filter(
      ({ schema, initial }) => initial !== '' && !schema.safeParse(initial).success,
    );
    expect(refused.map(({ name }) => name)).toEqual([]);
  },
);

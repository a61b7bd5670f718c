import { SITE_RESOURCES } from '../../../lib/imports/entities.ts';
import { RESOURCES, SETTINGS } from '../../../lib/resources/index.ts';
import { fieldsOf } from '../../../lib/resources/resource.ts';

/** The entities with personal data. An export of the whole site leaves them out. */
const PERSONAL = ['newsletter-subscribers', 'complaints'];

test('the file of a whole site has every entity without personal data', () => {
  const keys = [...RESOURCES, ...SETTINGS].map(({ key }) => key).filter((key) => !PERSONAL.includes(key));
  expect(SITE_RESOURCES.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
});

test.each(SITE_RESOURCES)('$many are written after the rows to which they refer', (resource) => {
  const tables = SITE_RESOURCES.map(({ table }) => table as string);
  const earlier = tables.slice(0, tables.indexOf(resource.table));
  const targets = fieldsOf(resource).flatMap((field) => (field.kind === 'reference' ? [field.to] : []));
  expect(targets.filter((table) => !earlier.includes(table))).toEqual([]);
});

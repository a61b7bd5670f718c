import { valueOfCell } from '../../../lib/imports/cells.ts';
import { IMPORTABLE } from '../../../lib/imports/entities.ts';
import { guessMapping, repeatedLabels } from '../../../lib/imports/mapping.ts';
import { fieldsOf, type Resource } from '../../../lib/resources/resource.ts';

const products = IMPORTABLE.find(({ key }) => key === 'products') as Resource;
const field = (name: string) => {
  const found = fieldsOf(products).find((each) => each.name === name);
  if (!found) throw new Error(`Products have no field ${name}`);
  return found;
};

test('columns are guessed by the name of the field, in camel case too, or by its label', () => {
  expect(guessMapping(products, ['name', 'metaTitle', 'Other names', 'Colour'])).toEqual({
    name: 'name',
    metaTitle: 'meta_title',
    'Other names': 'aliases',
    Colour: '',
  });
});

test('no two columns lead to one field, and a remembered choice wins', () => {
  expect(guessMapping(products, ['slug', 'Slug'])).toEqual({ slug: 'slug', Slug: '' });
  expect(guessMapping(products, ['Title'], { Title: 'name' })).toEqual({ Title: 'name' });
  expect(guessMapping(products, ['name'], { name: '' })).toEqual({ name: '' });
});

test('two columns that lead to one field are found', () => {
  expect(repeatedLabels(products, { a: 'name', b: 'name', c: '', d: '', e: 'slug' })).toEqual(['Name']);
});

test('a column with a name that JavaScript knows can be mapped', () => {
  const mapping = guessMapping(products, ['__proto__', 'constructor', 'name']);
  expect(Object.entries(mapping)).toEqual([
    ['__proto__', ''],
    ['constructor', ''],
    ['name', 'name'],
  ]);
});

test('a cell becomes the value of its field', () => {
  expect(valueOfCell(field('name'), "'=SUM(A1)")).toBe("'=SUM(A1)");
  expect(valueOfCell(field('is_published'), 'Yes')).toBe(true);
  expect(valueOfCell(field('is_published'), '')).toBe(false);
  expect(valueOfCell(field('is_published'), 'perhaps')).toBe('perhaps');
  expect(valueOfCell(field('aliases'), 'telly; TV')).toEqual(['telly', 'TV']);
  expect(valueOfCell(field('aliases'), '["telly","TV"]')).toEqual(['telly', 'TV']);
  expect(valueOfCell(field('variants'), '[broken')).toBe('[broken');
});

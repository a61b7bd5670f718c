import { valueOfCell } from '../../../lib/imports/cells.ts';
import { IMPORTABLE } from '../../../lib/imports/entities.ts';
import { guessMapping } from '../../../lib/imports/mapping.ts';
import { columnsOf, parseFile } from '../../../lib/imports/parse-file.ts';
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

const rowsOf = (text: string) => {
  const contents = parseFile(text);
  if (!('rows' in contents)) throw new Error('This is a whole site');
  return contents.rows;
};

test('CSV, pasted cells and JSON give the same rows', () => {
  const rows = [{ slug: 'a', name: 'An A, "quoted"' }];
  expect(rowsOf('\uFEFFslug,name\r\na,"An A, ""quoted"""\r\n')).toEqual(rows);
  expect(rowsOf('slug\tname\na\t"An A, ""quoted"""')).toEqual(rows);
  expect(rowsOf(JSON.stringify(rows))).toEqual(rows);
  expect(columnsOf(rowsOf(JSON.stringify(rows)))).toEqual(['slug', 'name']);
});

test('a file that cannot be read is refused with the reason', () => {
  expect(() => rowsOf('[{"a": ')).toThrow('isn’t valid JSON');
  expect(() => rowsOf('{"a": 1}')).toThrow('must be a list');
  expect(() => rowsOf('slug,name')).toThrow('no rows');
  expect(() => rowsOf('slug,slug\na,b')).toThrow('same name');
});

test('a cell becomes the value of its field', () => {
  expect(valueOfCell(field('name'), "'=SUM(A1)")).toBe('=SUM(A1)');
  expect(valueOfCell(field('name'), "'tis the season")).toBe("'tis the season");
  expect(valueOfCell(field('is_published'), 'Yes')).toBe(true);
  expect(valueOfCell(field('is_published'), '')).toBe(false);
  expect(valueOfCell(field('is_published'), 'perhaps')).toBe('perhaps');
  expect(valueOfCell(field('aliases'), 'telly; TV')).toEqual(['telly', 'TV']);
  expect(valueOfCell(field('aliases'), '["telly","TV"]')).toEqual(['telly', 'TV']);
  expect(valueOfCell(field('variants'), '[broken')).toBe('[broken');
});

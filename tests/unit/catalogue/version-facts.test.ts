import {
  capitalised,
  choiceSentence,
  comparedVersions,
  specsBeyondVersions,
} from '../../../lib/catalogue/version-facts.ts';
import { products } from '../../../lib/fallback/products/index.ts';

test('facts in which versions differ are separate from those that all share', () => {
  const variants = [
    { name: 'Disc', specs: { 'Choose this if': 'you own discs', Drive: 'Blu-ray', Upgrade: 'M.2' } },
    { name: 'Digital', specs: { 'Choose this if': 'you download', Upgrade: 'M.2', Drive: 'none' } },
  ];
  expect(comparedVersions(variants)).toEqual({
    differing: ['Drive'],
    shared: [{ name: 'Upgrade', value: 'M.2' }],
    lone: [],
  });
});

test('a fact that only one version states compares nothing', () => {
  const [disc, digital] = [
    { name: 'Disc', specs: { Drive: 'Blu-ray' } },
    { name: 'Digital', specs: {} },
  ];
  expect(comparedVersions([disc, digital])).toEqual({ differing: [], shared: [], lone: ['Drive'] });
  expect(comparedVersions([disc])).toEqual({ differing: ['Drive'], shared: [], lone: [] });
});

test('a fact that some versions lack comes after those that all state', () => {
  const facts: Record<string, string>[] = [{ Kind: 'a', Age: '1' }, { Kind: 'b', Age: '2' }, { Age: '2' }];
  const versions = facts.map((specs, index) => ({ name: String(index), specs }));
  expect(comparedVersions(versions).differing).toEqual(['Age', 'Kind']);
});

test('the built-in console lists only what differs', () => {
  const ps5 = products.find(({ slug }) => slug === 'ps5');
  const { differing, shared } = comparedVersions(ps5?.variants ?? []);
  expect(differing).toEqual(['Storage', 'Disc drive', 'Wi-Fi']);
  expect(shared.map(({ name }) => name)).toEqual(['Storage upgrade']);
});

test('the reason for a version becomes a sentence', () => {
  expect(choiceSentence('you download every game')).toBe('Choose this if you download every game.');
  expect(choiceSentence('you own discs.')).toBe('Choose this if you own discs.');
});

test('a fact begins with a capital, unless it begins with a name or a number', () => {
  expect(['none; can be added', 'up to 6 hours', 'iPad only', '2 TB SSD', '–'].map(capitalised)).toEqual([
    'None; can be added',
    'Up to 6 hours',
    'iPad only',
    '2 TB SSD',
    '–',
  ]);
});

test('a spec that the comparison of versions has already is not shown a second time', () => {
  const power = { name: 'Power', value: '2,470 W' };
  const dishwasher = { name: 'Dishwasher', value: 'drawers' };
  const versions = [{ name: 'Large', specs: { power: '2,470 W' } }];
  expect(specsBeyondVersions([power, dishwasher], versions)).toEqual([dishwasher]);
  expect(specsBeyondVersions([power], [])).toEqual([power]);
});

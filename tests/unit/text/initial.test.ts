import { withCapital, withSmallLetter } from '@/lib/text/initial';

test('a text gets a capital at its start, and its other letters stay', () => {
  expect(['air fryers', 'LEGO sets', '4K TVs', ''].map(withCapital)).toEqual([
    'Air fryers',
    'LEGO sets',
    '4K TVs',
    '',
  ]);
});

test('a text gets a small letter at its start, and its other letters stay', () => {
  expect(['From 24 December', 'from 24 December', ''].map(withSmallLetter)).toEqual([
    'from 24 December',
    'from 24 December',
    '',
  ]);
});

import { firstClause } from '@/lib/seo/first-clause';

test.each([
  ['a short text stays whole', 'Cameras and lenses', 30, 'Cameras and lenses'],
  [
    'the sentences that fit',
    'One is here. Two is here. Three is much longer.',
    30,
    'One is here. Two is here.',
  ],
  [
    'a first sentence that is a little too long',
    'AO made its name delivering fridges. It sells more.',
    30,
    'AO made its name delivering fridges.',
  ],
  [
    'the clauses that fit, with a full stop',
    'Which size suits your room, what OLED and Mini LED mean, the features worth paying for, and more.',
    60,
    'Which size suits your room, what OLED and Mini LED mean.',
  ],
  [
    'a clause before a list, because a part of the list would mislead',
    'The console is sold in three forms: with a disc drive, as an edition without one, and as a bundle.',
    60,
    'The console is sold in three forms.',
  ],
  [
    'a clause that is a little too long, if none is shorter',
    'How much memory and storage you need, which screen and processor to look for, and how to read a listing in the sales.',
    60,
    'How much memory and storage you need, which screen and processor to look for.',
  ],
  [
    'a short clause before a colon, which is complete',
    'Wool or waterproof: how to choose a winter coat, read its label, check the fit and decide when to buy.',
    60,
    'Wool or waterproof.',
  ],
])('the beginning of a text is %s', (_, text, length, beginning) => {
  expect(firstClause(text, length)).toBe(beginning);
});

test('a promise is not cut off from its condition', () => {
  const text =
    'You can return anything at any time, unless the box was opened or the seal is broken or it was worn';
  expect(firstClause(text, 50)).toBe('You can return anything at any time, unless the…');
});

test('a text without any clause is cut after a whole word', () => {
  expect(firstClause('abcdefgh '.repeat(20), 30)).toBe('abcdefgh abcdefgh abcdefgh…');
});

import { jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';

/** For each letter in `letters`, the number of entries that begin with it. */
let counts: number[] = [];
let unchecked = { hasMarks: false, sentence: null as string | null };
const letters = 'abcdefgh';

jest.unstable_mockModule('@/lib/data/directory', () => ({
  listDirectoryInitials: () =>
    Promise.resolve(
      counts.map((total, index) => ({
        ...{ initial: letters[index], total },
        entries: Array.from({ length: total }, (_, number) => ({ slug: `${letters[index]}${number}` })),
      })),
    ),
}));
jest.unstable_mockModule('@/lib/data/categories', () => ({ listCategories: () => Promise.resolve([]) }));
jest.unstable_mockModule('@/components/site/pictures/fan', () => ({ Fan: () => null }));
jest.unstable_mockModule('@/components/site/directory/directory-entries', () => ({
  DirectoryEntries: () => null,
  uncheckedOf: () => Promise.resolve(unchecked),
  UncheckedNote: ({ hasMarks, sentence }: typeof unchecked) => (
    <p>{sentence ?? (hasMarks ? '* Not yet checked' : '')}</p>
  ),
}));
jest.unstable_mockModule('@/components/site/directory/product-entries', () => ({
  productPrints: () => Promise.resolve([]),
}));
jest.unstable_mockModule('@/components/site/sale-dates/index-start', () => ({
  IndexStart: () => <p>Sale dates</p>,
}));
const { DirectoryView } = await import('../../../components/site/directory/directory-view');

const show = async (kind: 'products' | 'retailers', ...totals: number[]) => {
  counts = totals;
  return render(await DirectoryView({ kind })).container;
};
const lettersNav = () => screen.queryByRole('navigation', { name: 'Letters' });

test('a directory of fewer than 20 entries has no links to its letters', async () => {
  await show('products', 10, 9);
  expect(lettersNav()).toBeNull();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'A',
    'B',
  ]);
});

test('a directory of 20 entries or more has a link to each letter', async () => {
  await show('retailers', 10, 10);
  expect(lettersNav()?.textContent).toBe('AB');
});

test('only the directory of products says in its head when the sales start', async () => {
  await show('products', 1);
  expect(screen.getByText('Sale dates').closest('header')).not.toBeNull();
  cleanup();
  await show('retailers', 1);
  expect(screen.queryByText('Sale dates')).toBeNull();
});

test('the head says what is not yet checked', async () => {
  unchecked = { hasMarks: false, sentence: 'The dates are not yet checked, except for Next.' };
  await show('retailers', 1);
  expect(screen.getByText(/^The dates are not yet checked/).closest('header')).not.toBeNull();
});

test('the letters are in columns of about the same length, in alphabetical order', async () => {
  const columns = (container: HTMLElement) =>
    [...container.querySelectorAll('.directory-column')].map(({ textContent }) => textContent);
  expect(columns(await show('retailers', 6, 1, 1, 3, 2))).toEqual(['A', 'BC', 'DE']);
  cleanup();
  expect(columns(await show('products', 1, 2, 1, 2, 1))).toEqual(['ABC', 'DE']);
});

import { render, screen } from '@testing-library/react';
import { PairTile } from '../../../components/site/compare/pair-tile.tsx';

const relOf = (isIndexable: boolean) => {
  const { unmount } = render(
    <PairTile
      pair={{ path: '/compare/argos-vs-currys', names: ['Argos', 'Currys'], isIndexable }}
      shops={[]}
    />,
  );
  const rel = screen.getByRole('link', { name: 'Argos vs Currys' }).getAttribute('rel');
  unmount();
  return rel;
};

test('search engines follow a link only to a comparison that they may list', () => {
  expect(relOf(true)).toBeNull();
  expect(relOf(false)).toBe('nofollow');
});

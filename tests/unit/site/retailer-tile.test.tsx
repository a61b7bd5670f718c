import { render, screen } from '@testing-library/react';
import { RetailerTile, signColours } from '../../../components/site/retailer/retailer-tile.tsx';
import { brandOf } from '../../../lib/fallback/retailers/brands.ts';

const shop = (slug: string) => ({ name: slug, key_categories: ['toys-games'], ...brandOf(slug) });

test('a shop has the colours of its brand', () => {
  expect(signColours(shop('currys'))).toEqual({
    'data-hue': 'toys-games',
    style: { '--sign': '#4A1A8C', '--on-sign': '#FFFFFF' },
  });
});

test('a brand as red as the shop links has a stripe of its colour, and no red ground', () => {
  expect(signColours(shop('argos'))).toEqual({
    'data-hue': 'toys-games',
    'data-sign': 'stripe',
    style: { '--stripe': '#C8102E' },
  });
});

test('a shop without colours has the tint of its main category', () => {
  expect(signColours({ name: 'New', key_categories: ['gaming'] })).toEqual({ 'data-hue': 'gaming' });
});

test('a sign shows a drawing above the name, and a logo instead of the drawing', () => {
  const { container, rerender } = render(
    <RetailerTile retailer={shop('argos')}>
      <h3>Argos</h3>
    </RetailerTile>,
  );
  expect(screen.getByRole('heading', { name: 'Argos' })).toBeTruthy();
  expect(container.querySelectorAll('.sign-art img')).toHaveLength(1);
  expect(container.querySelector('.sign.has-logo')).toBeNull();
  rerender(<RetailerTile retailer={{ ...shop('argos'), logo: 'https://logos.example/argos.png' }} />);
  expect(
    container.querySelector('.sign.has-logo img[data-src="https://logos.example/argos.png"]'),
  ).not.toBeNull();
});

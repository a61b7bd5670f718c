import { directoryPath, initialLabel, INITIALS, initialOf } from '@/lib/catalogue/directory';

describe('directory', () => {
  it.each([
    ['Argos', 'a'],
    ['  next', 'n'],
    ['Éclat', 'e'],
    ['H&M', 'h'],
    ['3M', '0-9'],
    ['&Other', '0-9'],
    ['Ωmega', '0-9'],
    ['', '0-9'],
  ])('lists %p under %p', (name, initial) => {
    expect(initialOf(name)).toBe(initial);
    expect(INITIALS).toContain(initial);
  });

  it('has a path for every page', () => {
    expect(directoryPath('products')).toBe('/products/directory');
    expect(directoryPath('products', 'a')).toBe('/products/directory/a');
    expect(directoryPath('retailers', '0-9', 2)).toBe('/retailers/directory/0-9/2');
  });

  it('names the groups', () => {
    expect(initialLabel('a')).toBe('A');
    expect(initialLabel('0-9')).toBe('0–9');
  });
});

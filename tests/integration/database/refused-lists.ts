/** Returns a text that has one character more than `length`. */
export const tooLong = (length: number) => 'x'.repeat(length + 1);
/** Names that the database must refuse. */
export const names = (length = 120) => ['', '   ', tooLong(length), null];
/** Texts that the database must refuse as URLs of web pages. */
export const urls = [
  '',
  'shop.example',
  'javascript:alert(1)',
  'ftp://shop.example',
  'https://',
  'http:///x',
  'https://a@b.example',
  'https://a b.example',
  'https://a.example/"><b>',
  '//a.example',
];

/**
 * Lists that the database must refuse. In a valid list, each entry names a shop and the reason to choose it. The
 * retailer 'argos' exists.
 */
export const pickLists: unknown[] = [
  {},
  ['argos'],
  [{ slug: 'argos' }],
  [{ slug: 'argos', reason: '' }],
  [{ slug: 'argos', reason: tooLong(140) }],
  [{ slug: 'argos', reason: 'R', more: 1 }],
  [{ slug: 'Argos', reason: 'R' }],
  [{ slug: 1, reason: 'R' }],
  [
    { slug: 'argos', reason: 'R' },
    { slug: 'argos', reason: 'S' },
  ],
  null,
];

/** Lists that the database must refuse. In a valid list, each entry links to a product at a shop. */
export const linkLists: unknown[] = [
  {},
  [{ slug: 'argos' }],
  [{ slug: 'argos', url: '/product' }],
  [{ slug: 'argos', url: 'https://a.example/', more: 1 }],
  [
    { slug: 'argos', url: 'https://a.example/' },
    { slug: 'argos', url: 'https://b.example/' },
  ],
  null,
];

/** Lists of a product's specs that the database must refuse. */
export const specLists: unknown[] = [
  {},
  ['Width'],
  [{ name: 'Width' }],
  [{ name: 'Width', value: '' }],
  [{ name: tooLong(100), value: '1' }],
  [{ name: 'Width', value: tooLong(500) }],
  [{ name: 'Width', value: 1 }],
  [{ name: 'Width', value: '1', more: 1 }],
  Array.from({ length: 41 }, () => ({ name: 'Width', value: '1' })),
  null,
];

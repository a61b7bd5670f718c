import { readLogoFile } from '../../../lib/images/logo-file.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/**
 * Decodes a test image from base64, and returns its bytes. The decoded images below have one pixel and were written by
 * real programs.
 */
const decoded = (text: string) => [...Buffer.from(text, 'base64')];
const PNG = decoded(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
);
const WEBP = decoded('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==');
const LOSSY_WEBP = decoded('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA');
const FRAME = [0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0];
const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 16, ...Buffer.from('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0, ...FRAME];
const noSize = (bytes: number[], from: number, to: number) =>
  bytes.map((byte, at) => (at >= from && at < to ? 0 : byte));
/**
 * Returns an image whose header says that its width and height are both `side`. In the header, these two numbers begin
 * at byte `from` and take `width` bytes each.
 */
const sized = (bytes: number[], from: number, side: number, width: number) => {
  const changed = Buffer.from(bytes);
  for (const at of [from, from + width]) changed.writeUIntBE(side, at, width);
  return [...changed];
};
const file = (content: number[] | string, name = 'logo.png', type = 'image/png') =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type });
const svg = (inner: string, attributes = '') =>
  file(`<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inner}</svg>`, 'logo.svg', 'image/svg+xml');
const DRAWING = '<path d="M0 0h8v8z"></path>';

describe('readLogoFile', () => {
  it.each([
    ['PNG', PNG, 'image/png', 'png'],
    ['JPEG', JPEG, 'image/jpeg', 'jpg'],
    ['WebP', WEBP, 'image/webp', 'webp'],
    ['lossy WebP', LOSSY_WEBP, 'image/webp', 'webp'],
    [
      'PNG of exactly 1 MB',
      [...PNG, ...new Array<number>(1_048_576 - PNG.length).fill(0)],
      'image/png',
      'png',
    ],
  ])(
    'recognises a %s by its content, whatever its file name',
    async (_kind, bytes, contentType, extension) => {
      const read = await readLogoFile(file(bytes, 'a.txt', 'text/plain'));
      expect(read).toEqual({ bytes: new Uint8Array(bytes), contentType, extension });
    },
  );

  it.each([
    ['a page that calls itself a PNG', file('<!doctype html><script>alert(1)</script>'), /a valid PNG/],
    ['a program that calls itself a PNG', file([0x4d, 0x5a, 0x90, 0, 1, 2]), /a valid PNG/],
    ['WebP without its second mark', file([...Buffer.from('RIFF\0\0\0\0WAVE')]), /a valid PNG/],
    ['the signature of a PNG without a picture', file([...SIGNATURE, 1, 2, 3]), /a valid PNG/],
    ['a PNG that breaks off before its size', file(PNG.slice(0, 20)), /a valid PNG/],
    ['a PNG of no width', file(noSize(PNG, 16, 20)), /a valid PNG/],
    ['the beginning of a JPEG', file(JPEG.slice(0, 4)), /a valid PNG/],
    ['a JPEG without a frame', file(JPEG.slice(0, 20)), /a valid PNG/],
    ['a JPEG of no height', file(noSize(JPEG, 25, 27)), /a valid PNG/],
    ['the marks of a WebP without a picture', file([...Buffer.from('RIFF\0\0\0\0WEBP')]), /a valid PNG/],
    ['a WebP that breaks off before its size', file(LOSSY_WEBP.slice(0, 24)), /a valid PNG/],
    ['an empty file', file(''), /empty/],
    ['more than 1 MB', file([...PNG, ...new Array<number>(1_048_577 - PNG.length).fill(0)]), /1 MB/],
    ['a name that leads out of the bucket', file(PNG, '../../etc/passwd.png'), /path/],
    ['a name that leads into a folder', file(PNG, 'a\\b.png'), /path/],
    ['scripts in an SVG', svg(`<script>alert(1)</script>${DRAWING}`), /<script>/],
    ['handlers in an SVG', svg(DRAWING, ' onload="alert(1)"'), /onload/],
    ['foreign content in an SVG', svg(`<foreignObject><p>a</p></foreignObject>${DRAWING}`), /foreignobject/],
    ['animation of an address', svg('<a><set attributeName="href" to="javascript:alert(1)"/></a>'), /set/],
    ['a link in an SVG', svg(`<a href="https://x.example/">${DRAWING}</a>`), /links/],
    ['a picture from elsewhere', svg('<image href="https://x.example/a.png"/>'), /pictures/],
    ['parts of another file', svg('<use href="https://x.example/a.svg#b"/>'), /<use>/],
    ['a style sheet from elsewhere', svg('<style>@import "https://x.example/a.css";</style>'), /outside/],
    ['a filter from elsewhere', svg('<path d="M0 0" style="fill:url(https://x.example/a)"/>'), /outside/],
    ['@import by an escape', svg('<style>@\\69mport "https://x.example/a.css";</style>'), /outside/],
    ['@import by a long escape', svg('<style>@\\000049 mport "https://x.example/a.css";</style>'), /outside/],
    ['url by an escape', svg('<style>a{fill:u\\72l(https://x.example/a)}</style>'), /outside/],
    [
      'url by an escape of a letter',
      svg('<path d="M0 0" style="fill:\\url(https://x.example/a)"/>'),
      /outside/,
    ],
    ['url by a reference', svg('<path d="M0 0" fill="u&#114;l(https://x.example/a)"/>'), /outside/],
    ['an escape by a reference', svg('<path d="M0 0" fill="u&#92;72l(https://x.example/a)"/>'), /outside/],
    ['a set of pictures', svg("<style>a{fill:image-set('https://x.example/a.png' 1x)}</style>"), /outside/],
    [
      'an older set',
      svg("<style>a{fill:-webkit-image-set('https://x.example/a.png' 1x)}</style>"),
      /outside/,
    ],
    ['an address by src', svg("<style>a{fill:src('https://x.example/a.svg')}</style>"), /outside/],
    ['a drawing of 12,000 groups in each other', svg('<g>'.repeat(12_000)), /too complex/],
    ['a PNG of 60,000 by 60,000', file(sized(PNG, 16, 60_000, 4)), /4,096 pixels/],
    ['a JPEG of 60,000 by 60,000', file(sized(JPEG, 25, 60_000, 2)), /4,096 pixels/],
    ['entities of an SVG', file('<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>', 'a.svg'), /a valid PNG/],
  ])('refuses %s', async (_what, given, reason) => {
    expect(await readLogoFile(given)).toEqual({ error: expect.stringMatching(reason) });
  });

  it('accepts a picture of 4,096 pixels and a drawing that refers to its own parts in quotes', async () => {
    expect(await readLogoFile(file(sized(PNG, 16, 4096, 4)))).toMatchObject({ contentType: 'image/png' });
    const quoted = svg(
      `<style>.b{fill:url( "#a" );font-family:'A \\42 '}</style><path style='fill:url("#a")'/>`,
    );
    expect(await readLogoFile(quoted)).toMatchObject({ contentType: 'image/svg+xml' });
  });

  it('accepts a drawing unchanged, except for the extras that drawing programs add', async () => {
    const prologue = '<?xml version="1.0"?>\n<!-- made by hand -->\n<!DOCTYPE svg>\n';
    const gradient = '<linearGradient id="a"><stop offset="0" stop-color="red"></stop></linearGradient>';
    const drawn = `<defs>${gradient}</defs><style>.b{fill:url(#a)}</style>${DRAWING}`;
    const read = await readLogoFile(
      file(`${prologue}<svg viewBox="0 0 8 8" xmlns:sodipodi="urn:x"><sodipodi:namedview/>${drawn}</svg>`),
    );
    expect(read).toMatchObject({ contentType: 'image/svg+xml', extension: 'svg' });
    expect('bytes' in read && new TextDecoder().decode(read.bytes)).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 8 8">${drawn}</svg>`,
    );
  });
});

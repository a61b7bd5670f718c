import { richHtml } from '@/lib/html/article';
import { keepUnits } from '@/lib/html/no-break';

test.each([
  ['A laptop with 8 GB as the least', 'A laptop with 8\u00A0GB as the least'],
  ['from 40 mm, or 1.5 km', 'from 40\u00A0mm, or 1.5\u00A0km'],
  ['The sale starts on 24 December.', 'The sale starts on 24\u00A0December.'],
  ['1920 × 1080 pixels', '1920\u00A0×\u00A01080 pixels'],
  ['9.5 litres (2 × 4.75 litres)', '9.5\u00A0litres (2\u00A0×\u00A04.75 litres)'],
  ['9 bar, 30 days', '9\u00A0bar, 30\u00A0days'],
])('a number stays with its unit: %s', (text, expected) => {
  expect(keepUnits(text)).toBe(expected);
});

test.each(['3 more shops', 'Windows 11 gives', 'in 2026 Mayfair', 'a GB of memory', '2 Gbit/s'])(
  'other words keep their spaces: %s',
  (text) => {
    expect(keepUnits(text)).toBe(text);
  },
);

test('editors’ HTML has no-break spaces in its texts, but not in attributes or code', () => {
  const { html, headings } = richHtml(
    '<h2>Is 8 GB enough?</h2><p title="8 GB">Take <b>16 GB</b>, <a href="https://shop.example/?q=8 GB">8 GB</a> ' +
      'or <code>8 GB</code>.</p>',
  );
  expect(html).toContain('<b>16&nbsp;GB</b>');
  expect(html).toContain('<code>8 GB</code>');
  expect(html).toContain('title="8 GB"');
  expect(html).toMatch(/href="https:\/\/shop\.example\/\?q=8(?: |%20)GB"[^>]*>8&nbsp;GB</);
  // The id and the label of a heading are made from its text with a normal space instead of the no-break space.
  expect(headings).toEqual([{ id: 'is-8-gb-enough', text: 'Is 8 GB enough?' }]);
});

import { htmlOfSections, sectionsOf } from '@/lib/html/sections';

test('a text is split at its headings; the opening has none', () => {
  const sections = sectionsOf(
    '<p>Hello.</p><h2 id="when">When <b>to</b> buy</h2><ul><li>Now.</li></ul>Later.',
  );
  expect(sections).toEqual([
    expect.objectContaining({ heading: null, html: '<p>Hello.</p>', text: 'Hello.', firstTag: 'p' }),
    expect.objectContaining({
      heading: { html: '<h2 id="when">When <b>to</b> buy</h2>', text: 'When to buy' },
      html: '<ul><li>Now.</li></ul>Later.',
      text: 'Now.Later.',
      firstTag: 'ul',
    }),
  ]);
});

test('the sections of a text together are the text', () => {
  const html = '<p>5&nbsp;&lt; 6<br></p><h2>One</h2><p>Two.</p><h2>Three</h2>';
  expect(htmlOfSections(sectionsOf(html))).toBe(html);
  expect(sectionsOf('')).toEqual([]);
});

test('a heading within another element begins no section', () => {
  const [section, ...others] = sectionsOf('<h2>One</h2><blockquote><p>Two</p><h2>Three</h2></blockquote>');
  expect(section).toMatchObject({ heading: { text: 'One' }, hasInnerHeading: true });
  expect(others).toEqual([]);
});

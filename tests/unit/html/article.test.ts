import { partsOfHtml, richHtml } from '../../../lib/html/article.ts';

describe('richHtml', () => {
  it('keeps the ids that the editor set and lists the headings in order', () => {
    const { html, headings } = richHtml(
      '<h2 id="one">One</h2><p>a</p><h3 id="x">X</h3><h2 id="two">Two  b</h2>',
    );
    expect(headings).toEqual([
      { id: 'one', text: 'One' },
      { id: 'two', text: 'Two b' },
    ]);
    expect(html).toContain('<h2 id="one">');
  });

  it('makes an id from the text of a heading that has none', () => {
    const { html, headings } = richHtml('<h2>What’s on at <em>Crème</em> & Co?</h2>');
    expect(headings).toEqual([{ id: 'whats-on-at-creme-co', text: 'What’s on at Crème & Co?' }]);
    expect(html).toContain('id="whats-on-at-creme-co"');
  });

  it('never uses an id twice, nor one that the page uses', () => {
    const { headings } = richHtml('<h2>Returns</h2><h2>Returns</h2><h2>Questions</h2><h2>🎁</h2>');
    expect(headings.map((heading) => heading.id)).toEqual(['returns', 'returns-2', 'questions-2', 'section']);
    const { html } = richHtml('<p id="content">a</p><p id="b">b</p><p id="b">c</p><h2 id="b">D</h2>');
    expect([...html.matchAll(/id="([^"]*)"/g)].map((match) => match[1])).toEqual(['b', 'b-2']);
  });

  it('avoids ids of other texts on the page, and reports the ids it uses', () => {
    const body = richHtml('<h2>Returns</h2><h3 id="x">X</h3><h2>Dates</h2>');
    expect(body.ids).toEqual(['returns', 'x', 'dates']);
    const intro = richHtml('<h2>Returns</h2><h3 id="x">X</h3>', { taken: body.ids });
    expect(intro.html).toBe('<h2 id="returns-2">Returns</h2><h3>X</h3>');
  });

  it('starts every id of one of many texts with the name of that text, and keeps its links working', () => {
    const { html, headings } = richHtml(
      '<h2>Returns</h2><h3 id="x">X</h3><p><a href="#x">x</a> <a href="#retailers">shops</a></p>',
      { under: 'trust' },
    );
    expect(headings).toEqual([{ id: 'trust-returns', text: 'Returns' }]);
    expect(html).toBe(
      '<h2 id="trust-returns">Returns</h2><h3 id="trust-x">X</h3><p><a href="#trust-x">x</a> <a href="#retailers">shops</a></p>',
    );
  });

  it('never uses an id that belongs to an element of the page', () => {
    const texts = ['Explore More', 'Site header', 'Menu drawer', 'Menu 1', 'Footer legal', 'Hero search'];
    const { headings } = richHtml(texts.map((text) => `<h2>${text}</h2>`).join(''));
    expect(headings.map(({ id }) => id)).toEqual([
      'explore-more-2',
      'site-header-2',
      'menu-drawer-2',
      'menu-1-2',
      'footer-legal-2',
      'hero-search-2',
    ]);
    expect(richHtml('<h2>Header search suggestions</h2>').headings).toHaveLength(1);
    expect(richHtml('<h3 id="site-header">A</h3>').html).toBe('<h3>A</h3>');
  });

  it('leaves an empty heading out of the list', () => {
    expect(richHtml('<h2> </h2>').headings).toEqual([]);
  });

  it('puts a table into a named scroll box that can be focused, with the caption outside', () => {
    const { html } = richHtml(
      '<h2 id="d">Dates</h2><figure><table><tbody><tr><td>1</td></tr></tbody></table><figcaption>c</figcaption></figure>',
    );
    expect(html).toMatch(
      /<figure><div class="table-box" tabindex="0" role="region" aria-label="Dates, table"><table>.*<\/table><\/div><figcaption>/,
    );
  });

  it.each([
    [2, 'table-box'],
    [3, 'table-box has-three'],
    [4, 'table-box has-many'],
  ])('marks the box of a table with %i columns', (columns, className) => {
    const { html } = richHtml(`<table><tbody><tr>${'<td>1</td>'.repeat(columns)}</tr></tbody></table>`);
    expect(html).toContain(`<div class="${className}"`);
  });

  it('names the column of each cell in a wide table, so that a phone can stack its rows', () => {
    const cells = (name: 'th' | 'td', ...texts: string[]) =>
      texts.map((text) => `<${name}>${text}</${name}>`).join('');
    const head = `<thead><tr>${cells('th', 'Shop', 'Year', 'Online', '"A" & B')}</tr></thead>`;
    const { html } = richHtml(
      `<table>${head}<tbody><tr>${cells('td', 'Next', '2025', '24', '27')}</tr></tbody></table>`,
    );
    expect(html).toContain('<div class="table-box is-stacked"');
    expect(html).toContain('<td data-column="Online">24</td><td data-column="&quot;A&quot; &amp; B">27</td>');
    // If some cells have no column heading of their own, the table scrolls.
    for (const row of [cells('td', '1', '2', '3'), '<td colspan="2">1</td><td>2</td><td>3</td><td>4</td>']) {
      const uneven = richHtml(`<table>${head}<tbody><tr>${row}</tr></tbody></table>`);
      expect(uneven.html).toContain('<div class="table-box has-many"');
      expect(uneven.html).not.toContain('data-column');
    }
  });

  it('names a table by its caption', () => {
    const { html } = richHtml(
      '<table><caption>Opening hours</caption><tbody><tr><td>1</td></tr></tbody></table>',
    );
    expect(html).toContain('aria-label="Opening hours"');
  });

  it('gives two tables under one heading different names', () => {
    const table = '<table><tbody><tr><td>1</td></tr></tbody></table>';
    const { html } = richHtml(`<h2>Dates</h2>${table}${table}`);
    expect([...html.matchAll(/aria-label="([^"]*)"/g)].map((match) => match[1])).toEqual([
      'Dates, table',
      'Dates, table 2',
    ]);
  });

  it('loads pictures lazily and always with an alternative text', () => {
    expect(richHtml('<img src="/a.png">').html).toMatch(/loading="lazy".*alt=""|alt="".*loading="lazy"/);
    expect(richHtml('<img src="/a.png" alt="A box">').html).toContain('alt="A box"');
  });

  it('is sanitised', () => {
    const { html } = richHtml('<h2 onclick="x()">A<script>alert(1)</script></h2><div role="alert">b</div>');
    expect(html).toBe('<h2 id="a">A</h2>b');
  });
});

describe('offer widgets in a text', () => {
  const id = '0b7c1f0e-3d64-4a5e-9a58-1d2f3c4b5a69';
  const slot = `<aside class="offer-widget-slot" title="${id}"></aside>`;

  it('split it into the parts before and after each of them', () => {
    const { html, widgets } = richHtml(`<p>a</p>${slot}<p>b</p>`);
    expect(widgets).toEqual([id]);
    expect(partsOfHtml(html)).toEqual([{ html: '<p>a</p>' }, { widget: id }, { html: '<p>b</p>' }]);
    expect(partsOfHtml(richHtml(slot).html)).toEqual([{ widget: id }]);
  });

  it('lose everything but their id, and are removed without one or within another element', () => {
    const more = slot.replace('></aside>', ' id="x"><b>c</b></aside>');
    expect(richHtml(more)).toMatchObject({ html: slot, widgets: [id] });
    const elsewhere = `<blockquote>${slot}</blockquote><table><tbody><tr><td>${slot}</td></tr></tbody></table>`;
    for (const html of [slot.replace(id, 'argos'), slot.replace(/ title="[^"]*"/, ''), elsewhere]) {
      expect(richHtml(html).widgets).toEqual([]);
      expect(richHtml(html).html).not.toContain('aside');
    }
  });

  it('leave other callouts as they are', () => {
    const callout = `<aside class="callout" title="${id}"><p>a</p></aside>`;
    expect(richHtml(callout)).toMatchObject({ html: callout, widgets: [] });
  });
});

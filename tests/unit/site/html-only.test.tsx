/** @jest-environment node */
import { renderToString } from 'react-dom/server.node';
import { type FrameParts, framePart, storeFrame } from '../../../components/site/shell/frame-parts';
import { HtmlOnly } from '../../../components/site/shell/html-only';

const parts = (menu: string): FrameParts => ({
  menu: <li>{menu}</li>,
  drawer: null,
  footer: null,
  overlays: null,
});

test('the server renders the version of the frame that the page names, also if a newer one is stored', () => {
  storeFrame('old', parts('Shops'));
  storeFrame('new', parts('Stores'));
  const html = renderToString(<HtmlOnly part="menu" version="old" as="ul" className="flex" />);
  expect(html).toBe('<ul data-frame="menu" class="flex"><li>Shops</li></ul>');
});

test('a process keeps only the versions that were stored last', () => {
  storeFrame('first', parts('First'));
  for (let index = 0; index < 19; index++) storeFrame(`later-${index}`, parts('Later'));
  expect(framePart('first', 'menu')).toEqual(<li>First</li>);
  storeFrame('last', parts('Last'));
  expect(() => framePart('first', 'menu')).toThrow('was not stored');
});

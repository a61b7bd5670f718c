import { isbot } from 'isbot';
import { wrongData } from '../../../scripts/cluster/story/open-tab.ts';
import { MARK } from '../../../scripts/cluster/story/own-data.ts';
import { KnownPages } from '../../../scripts/cluster/story/pages.ts';
import { tracesIn, VISITOR_HEADERS } from '../../../scripts/cluster/story/traces.ts';

const reply = (text: string, status = 200, type = 'text/html') => ({ status, text, type, servers: [] });
const page = (heading: string) => reply(`<html><h1 class="a"><b>${heading}</b> sale</h1></html>`);
const data = (text: string) => reply(text, 200, 'text/x-component');

describe('a page of the story', () => {
  const names = new Set(['Shop very abcdefgh', 'Shop very hgfedcba']);
  const pages = new KnownPages(names);
  pages.add('/argos', page(`Argos ${MARK}`));
  pages.add('/very', page('Shop very abcdefgh'));

  it('is right with the heading that it had before the story', () => {
    expect(pages.wrong('/argos', page(`Argos ${MARK}`))).toBeNull();
  });

  it.each([
    ['another heading', page('Argos'), "the heading is 'Argos sale', not 'Argos of the story sale'"],
    ['no heading', reply('<html></html>'), 'the page has no heading'],
    ['no end', reply(`<html><h1>Argos ${MARK} sale</h1>`), 'the page is cut off'],
    ['another status', reply('', 502), '502'],
  ])('is wrong with %s', (_title, given, sentence) => {
    expect(pages.wrong('/argos', given)).toBe(sentence);
  });

  it('may have any name in its heading that an editor has saved, but no other', () => {
    expect(pages.wrong('/very', page('Shop very hgfedcba'))).toBeNull();
    expect(pages.wrong('/very', page('Shop very zzzzzzzz'))).toContain("the heading is 'Shop very zzzzzzzz");
    expect(pages.wrong('/very', page('Very'))).toContain("the heading is 'Very sale'");
  });

  it('has data that name a build and contain the names of the story', () => {
    const right = data(`{"b":"second"} Argos ${MARK}`);
    expect(pages.wrongData('/argos', right, ['first', 'second'])).toBeNull();
    expect(pages.wrongData('/argos', right, ['first'])).toBe('the data names none of the builds first');
    expect(pages.wrongData('/argos', data('{"b":"first"} Argos'), ['first'])).toContain(MARK);
    expect(wrongData(page('Argos'), ['first'])).toBe("the content type is 'text/html'");
    expect(wrongData(reply('', 500), ['first'])).toBe('500');
  });
});

test('the site does not take the visitors of the story for bots', () => {
  expect(isbot(VISITOR_HEADERS['user-agent'])).toBe(false);
});

test('a log with the data of a visitor is named with the line, and so is a log that lacks its text', () => {
  const right = { name: 'nginx', text: '{"path":"/search"}\n{"path":"/"}', contains: '"/search"' };
  expect(tracesIn([right])).toEqual([]);
  for (const trace of ['from 127.0.1.17', 'q=traceable-query', 'a=traceable-cookie', 'TraceableBrowser']) {
    const [sentence, ...more] = tracesIn([{ ...right, text: `${right.text}\n${trace}` }, right]);
    expect(more).toEqual([]);
    expect(sentence).toBe(`The log of nginx contains a visitor's data: ${trace}`);
  }
  expect(tracesIn([{ ...right, text: '' }])).toEqual([`The log of nginx does not contain '"/search"'.`]);
});

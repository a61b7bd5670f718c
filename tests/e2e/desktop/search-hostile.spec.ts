import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { searchQuery } from '../../../lib/search/query.ts';

/**
 * Searches for 'dyson', each with something that would cause trouble if the site did not treat it as plain text: HTML,
 * marks that change the direction of text, operators, SQL, wildcards, too many characters, or a null character.
 */
const QUERIES = {
  'HTML that a page might show': '<mark>dyson</mark>',
  'HTML that a page might run': 'dyson "><img src=x onerror=alert(1)>',
  'a mark that turns the direction of text': '\u202edyson',
  'marks around a name from right to left': '\u2067dyson\u2069 \u200fv15',
  'operators of a full-text query': "dyson & !argos | ('v15':*) <-> x",
  'an end of an SQL statement': "dyson'); drop table products; --",
  'wildcards of SQL': '%dyson%_\\',
  'five hundred characters': `dyson ${'x'.repeat(494)}`,
  'a name with a zero in its middle': 'dys\u0000on',
};

for (const [name, typed] of Object.entries(QUERIES)) {
  test(`the results page treats ${name} as plain text`, async ({ request }) => {
    const response = await request.get(`/search?${new URLSearchParams({ q: typed })}`);
    expect(response.status()).toBe(200);
    const query = searchQuery(typed);
    const $ = load(await response.text());
    expect($('h1').text()).toBe(`Search results for “${query}”`);
    expect($('#page-search').attr('value')).toBe(query);
    // Neither the heading nor a highlighted word contains an element from the query.
    expect($('h1').children()).toHaveLength(0);
    expect($('main mark').children()).toHaveLength(0);
    expect($('[onerror], img[src="x"]')).toHaveLength(0);
  });
}

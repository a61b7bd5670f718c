import { readLogoQuery } from '@/lib/admin/logo-query';
import { readListQuery, searchText } from '@/lib/resources/list-query';
import { retailers } from '@/lib/resources/definitions/retailers';

test.each([
  ['\u0000', ''],
  [' a\u0000b\u0007 \n', 'ab'],
  ['100% of "it"', '100% of "it"'],
  ['\ud800x', '\ufffdx'],
  // The search text is cut after 200 UTF-16 code units. If the cut splits an emoji, the half that is left is dropped.
  [`${'a'.repeat(199)}😀`, 'a'.repeat(199)],
  [['first', 'second'], 'first'],
  [undefined, ''],
])('typing %j into the search of a list searches for %j', (typed, sought) => {
  expect(searchText(typed)).toBe(sought);
  expect(readListQuery(retailers, { q: typed }).q).toBe(sought);
  expect(readLogoQuery({ q: typed }).q).toBe(sought);
});

import { render, screen } from '@testing-library/react';
import { FigureTable } from '@/components/admin/analytics/figure-table';
import { LISTS, readAnalyticsQuery } from '@/lib/admin/analytics-query';

const query = readAnalyticsQuery({ range: 'today' }, '2026-12-26T09:00:00.000Z');
const row = { item: 'ps6', views: 1, clicks: 1, searches: 1, emptySearches: 1, choices: 1 };

test.each([...LISTS])('in the list %s, the name of a row filters the analytics by it', (list) => {
  render(<FigureTable {...{ list, query }} rows={[row]} names={new Map()} />);
  const by = list === 'empty' ? 'query' : list;
  const path = `/admin/analytics?range=today&by=${by}&value=ps6`;
  expect(screen.getByRole('link', { name: 'ps6' }).getAttribute('href')).toBe(path);
});

test.each(['query', 'empty'] as const)('in the list %s, a search leads to a new page and alias', (list) => {
  render(<FigureTable {...{ list, query }} rows={[row]} names={new Map()} />);
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(target('Create a page about ps6')).toBe('/admin/content/new?title=ps6');
  expect(target('Add an alias ps6')).toBe('/admin/analytics/alias?name=ps6');
});

test('the rows of other lists have no such links', () => {
  render(<FigureTable list="chosen" query={query} rows={[row]} names={new Map()} />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['ps6']);
});

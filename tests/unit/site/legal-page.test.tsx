import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import type { LegalSlug } from '../../../lib/fallback/legal/legal-page.ts';
import { about } from '../../../lib/fallback/legal/about.ts';

let body = '';
jest.unstable_mockModule('@/lib/data/legal-pages', () => ({
  getLegalPage: () => Promise.resolve({ title: 'About', effective_date: null, body }),
}));
jest.unstable_mockModule('@/lib/data/operator', () => ({ getOperator: () => Promise.resolve({}) }));
jest.unstable_mockModule('@/components/site/legal/operator-details', () => ({ OperatorDetails: () => null }));
jest.unstable_mockModule('@/components/site/rich-text', () => ({
  ReadyText: ({ rich }: { rich: { html: string } }) => (
    <div dangerouslySetInnerHTML={{ __html: rich.html }} />
  ),
  readyHtml: (html: string) =>
    Promise.resolve({ html, headings: [], ids: [...html.matchAll(/id="([^"]+)"/g)].map(([, id]) => id) }),
}));
const { LegalPage } = await import('../../../components/site/legal/legal-page');

/**
 * Renders a legal page with this text. Returns the beginning of each element that the footer's link 'Editorial Policy'
 * leads to.
 */
async function linked(slug: LegalSlug, text: string) {
  body = text;
  const { container } = render(await LegalPage({ slug }));
  const targets = container.querySelectorAll('#where-facts-come-from');
  return [...targets].map(({ textContent }) => textContent?.trim().slice(0, 25));
}

test('the link to the editorial policy leads to its heading, or to the beginning of a text without it', async () => {
  expect(await linked('about', about.body)).toEqual(['Where the facts come from']);
  expect(await linked('about', '<h2>Who we are</h2><p>Two people.</p>')).toEqual(['Who we areTwo people.']);
  expect(await linked('terms', '<h2>Terms</h2>')).toEqual([]);
});

import { act, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { Autocomplete } from '../../../components/site/search/autocomplete';
import { ofLists, SEARCH_LISTS } from '../../../lib/search/results';
import type { Suggestion, Suggestions } from '../../../lib/search/suggestions';

const PAUSE_MS = 150;
const answers = new Map<string, (response: Response | Error) => void>();

beforeEach(() => {
  answers.clear();
  // jsdom does no layout, so it has no scrollIntoView.
  Element.prototype.scrollIntoView = () => {};
  globalThis.fetch = ((address: string, { signal }: RequestInit) =>
    new Promise((resolve, reject) => {
      const query = new URL(address, 'https://site.example').searchParams.get('q') ?? '';
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      answers.set(query, (answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
    })) as typeof fetch;
});

const found = (query: string): Response => {
  const suggestions: Suggestions = {
    query,
    totalCount: 1,
    isAtLeast: false,
    order: [...SEARCH_LISTS],
    ...ofLists((): Suggestion[] => []),
    retailers: [{ name: `Shop of ${query}`, href: `/retailers/${query}` }],
  };
  return { ok: true, json: () => Promise.resolve(suggestions) } as Response;
};

/**
 * Renders the search input as the component search-field does. Types `late` after the first render, before the input
 * has listeners.
 */
function Box({ late }: { late?: string }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <form>
      <input ref={input} id="box" aria-label="Search" autoFocus />
      <Loaded input={input} late={late} />
    </form>
  );
}

function Loaded({ input, late }: { input: React.RefObject<HTMLInputElement | null>; late?: string }) {
  useLayoutEffect(() => {
    const field = document.querySelector<HTMLInputElement>('#box');
    if (late && field) field.value = late;
  }, [late]);
  return <Autocomplete input={input} />;
}

async function type(query: string) {
  const field = screen.getByLabelText<HTMLInputElement>('Search');
  field.value = query;
  await act(async () => {
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  });
}

/** Waits until the query is requested, which may take long on a busy machine, and responds to the request. */
async function answer(query: string, response: Response | Error) {
  await waitFor(() => expect(answers.has(query)).toBe(true));
  await act(async () => answers.get(query)?.(response));
}

const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);
const listOf = (query: string) => [`Shop of ${query}Retailer`, `See all 1 results for "${query}"`];

test('suggestions stay on the screen until the next response arrives, even for a query that was typed before', async () => {
  render(<Box />);
  await type('ni');
  await answer('ni', found('ni'));
  await type('nik');
  expect(shown()).toEqual(listOf('ni'));
  await answer('nik', found('nik'));
  expect(shown()).toEqual(listOf('nik'));
  await type('ni');
  expect(shown()).toEqual(listOf('ni'));
  await type('nin');
  expect(shown()).toEqual(listOf('ni'));
  await answer('nin', found('nin'));
  expect(shown()).toEqual(listOf('nin'));
});

test.each([
  ['fails', new TypeError('offline')],
  ['is refused', { ok: false } as Response],
])('a request that %s clears the suggestions of the previous query', async (how, response) => {
  render(<Box />);
  const [first, second] = [`one ${how}`, `two ${how}`];
  await type(first);
  await answer(first, found(first));
  expect(shown()).toEqual(listOf(first));
  await type(second);
  await answer(second, response);
  expect(shown()).toEqual([]);
  await type(first);
  expect(shown()).toEqual(listOf(first));
});

test('suggestions of the previous query cannot be highlighted or opened', async () => {
  render(<Box />);
  await type('tea');
  await answer('tea', found('tea'));
  const field = screen.getByRole('combobox');
  const press = async (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    await act(async () => void field.dispatchEvent(event));
    return event;
  };
  await press('ArrowDown');
  expect(screen.getByRole('option', { selected: true }).id).toBe(field.getAttribute('aria-activedescendant'));
  await type('teapot');
  expect(screen.getByRole('listbox').closest('[inert]')).not.toBeNull();
  expect(field.getAttribute('aria-expanded')).toBe('false');
  await press('ArrowDown');
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
  // Enter submits the form with the typed text, because no option is selected.
  expect((await press('Enter')).defaultPrevented).toBe(false);
  await type('teapots');
  await answer('teapots', found('teapots'));
  expect(shown()).toEqual(listOf('teapots'));
  expect(screen.getByRole('listbox').closest('[inert]')).toBeNull();
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
  await press('ArrowDown');
  expect(screen.getByRole('option', { selected: true }).id).toBe(field.getAttribute('aria-activedescendant'));
});

test('a query that is too short clears the suggestions of the previous query', async () => {
  render(<Box />);
  await type('shoes');
  await answer('shoes', found('shoes'));
  await type('s');
  await type('sofa');
  expect(shown()).toEqual([]);
});

test('a text that was typed before the script is ready gets suggestions too', async () => {
  await act(async () => void render(<Box late="lamps" />));
  await act(() => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)));
  await answer('lamps', found('lamps'));
  expect(shown()).toEqual(listOf('lamps'));
});

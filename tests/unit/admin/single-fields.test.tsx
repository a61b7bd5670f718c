import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ChoicesField } from '../../../components/admin/fields/choices-field';
import { MomentField } from '../../../components/admin/fields/moment-field';
import { PlainField } from '../../../components/admin/fields/plain-field';
import type { FieldOf, ReferenceChoice } from '../../../lib/resources/field';
import { choiceList, moment, optional, slug, whole } from '../../../lib/resources/schemas';

const ROWS: ReferenceChoice[] = [
  { value: 'gaming', label: 'Gaming', isDraft: false },
  { value: 'toys', label: 'Toys', isDraft: true },
];
const answer = (data: ReferenceChoice[]) => Promise.resolve({ status: 'success', data });
jest.unstable_mockModule('@/lib/actions/reference-actions', () => ({
  searchReferencesAction: ({ q }: { q: string }) => answer(ROWS.filter(({ value }) => value.includes(q))),
  nameReferencesAction: ({ slugs }: { slugs: string[] }) =>
    answer(ROWS.filter(({ value }) => slugs.includes(value))),
}));
const { ReferenceField } = await import('../../../components/admin/fields/reference-field');

// jsdom does no layout, so it lacks scrollIntoView and ResizeObserver. Stubs replace them.
Element.prototype.scrollIntoView = () => undefined;
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** The values that the test has read from the form's field. Each press of the button adds one entry. */
const read: unknown[] = [];
const keep = (value: unknown) => read.push(value);
beforeEach(() => read.splice(0));

function Form({ name, value, children }: { name: string; value: unknown; children: ReactNode }) {
  const form = useForm<Record<string, unknown>>({ defaultValues: { [name]: value } });
  return (
    <QueryClientProvider client={new QueryClient()}>
      <FormProvider {...form}>
        {children}
        <button type="button" onClick={() => keep(form.getValues(name))}>
          Read
        </button>
      </FormProvider>
    </QueryClientProvider>
  );
}
const value = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Read' }));
  return read.at(-1);
};

test('a number is stored as a number and an empty field as no value', () => {
  const field = {
    name: 'n',
    label: 'N',
    kind: 'number',
    min: 0,
    max: 9,
    schema: whole(0, 9),
    initial: 0,
  } as const;
  render(
    <Form name="n" value={8}>
      <PlainField field={field} error={undefined} />
    </Form>,
  );
  const input = screen.getByRole('spinbutton', { name: 'N' });
  fireEvent.change(input, { target: { value: '7' } });
  expect(value()).toBe(7);
  fireEvent.change(input, { target: { value: '' } });
  expect(value()).toBeNull();
});

test('a list of choices is stored in the order of the list, whatever is ticked first', () => {
  const choices = ['a', 'b', 'c'].map((each) => ({ value: each, label: each.toUpperCase() }));
  const schema = choiceList(['a', 'b', 'c']);
  const field = { name: 'l', label: 'L', kind: 'choices', choices, schema, initial: [] } as const;
  render(
    <Form name="l" value={['b']}>
      <ChoicesField field={{ ...field, initial: [] }} error={undefined} />
    </Form>,
  );
  screen.getByRole('group', { name: 'L' });
  for (const name of ['C', 'A', 'B']) fireEvent.click(screen.getByRole('checkbox', { name }));
  expect(value()).toEqual(['a', 'c']);
});

describe('a date and a time', () => {
  const field = { name: 'at', label: 'At', kind: 'datetime', schema: moment, initial: null } as const;
  const show = (given: string | null) => {
    render(
      <Form name="at" value={given}>
        <MomentField field={field} error={undefined} />
      </Form>,
    );
    return screen.getByLabelText<HTMLInputElement>('At');
  };

  test('are shown in London time and stored as an instant', () => {
    const input = show('2026-07-01T11:30:00+00:00');
    expect(input.value).toBe('2026-07-01T12:30');
    fireEvent.change(input, { target: { value: '2026-12-26T00:00' } });
    expect(value()).toBe('2026-12-26T00:00:00.000Z');
    screen.getByText('26 December 2026 at 00:00:00 GMT');
  });

  test('stay as typed when the clocks skip them, with the resulting time beside them', () => {
    const input = show(null);
    fireEvent.change(input, { target: { value: '2026-03-29T01:30' } });
    expect(input.value).toBe('2026-03-29T01:30');
    screen.getByText('29 March 2026 at 02:30:00 BST');
    fireEvent.change(input, { target: { value: '' } });
    expect(value()).toBe('');
  });

  test('keep their seconds when nobody edits them', () => {
    show('2026-07-01T11:30:12.345+00:00');
    expect(value()).toBe('2026-07-01T11:30:12.345+00:00');
  });
});

describe('a field that refers to another row', () => {
  const field: FieldOf<'reference'> = {
    name: 'category',
    label: 'Category',
    kind: 'reference',
    to: 'categories',
    none: 'No category',
    schema: optional(slug),
    initial: null,
  };
  const show = async (chosen: string | null) => {
    render(
      <Form name="category" value={chosen}>
        <ReferenceField field={field} error={undefined} />
      </Form>,
    );
    await act(() => Promise.resolve());
  };

  test('is chosen by searching and can be cleared', async () => {
    await show(null);
    screen.getByText('No category');
    fireEvent.click(screen.getByRole('button', { name: 'Choose category' }));
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'toy' } });
    const option = await screen.findByRole('option', { name: /Toys/ });
    expect(option.textContent).toContain('Draft');
    fireEvent.click(option);
    expect(value()).toBe('toys');
    await screen.findByText('Toys');
    screen.getByText('Draft');
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(value()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose category' }));
  });

  test('reports a row that no longer exists', async () => {
    await show('gone');
    await screen.findByText('Deleted');
    screen.getByText('gone');
  });
});

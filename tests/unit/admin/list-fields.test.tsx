import { jest } from '@jest/globals';
import { zodResolver } from '@hookform/resolvers/zod';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { HighlightsField } from '../../../components/admin/fields/highlights-field';
import { LinesField } from '../../../components/admin/fields/lines-field';
import { VariantsField } from '../../../components/admin/fields/variants-field';
import { buyingTipsField, faqsField } from '../../../lib/resources/common-fields';
import type { Field } from '../../../lib/resources/field';
import { highlights, retailerPicks, variants } from '../../../lib/resources/schemas';

const SHOPS = [{ value: 'argos', label: 'Argos', isDraft: false }];
jest.unstable_mockModule('@/lib/actions/reference-actions', () => ({
  searchReferencesAction: () => Promise.resolve({ status: 'success', data: SHOPS }),
  nameReferencesAction: () => Promise.resolve({ status: 'success', data: SHOPS }),
}));
const { RowsField } = await import('../../../components/admin/fields/rows-field');

// jsdom does no layout, so it lacks scrollIntoView and ResizeObserver. Stubs replace them.
Element.prototype.scrollIntoView = () => undefined;
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

type Values = Record<string, unknown>;
type Check = z.ZodType<Values, Values>;

/** The values that the form has saved. Each save adds one entry. */
const saved: unknown[] = [];
const keep = (value: unknown) => saved.push(value);
beforeEach(() => saved.splice(0));

function Form({ of: Control, field, value }: { of: unknown; field: Field; value: unknown }) {
  const form = useForm<Values>({
    defaultValues: { [field.name]: value },
    resolver: zodResolver(z.object({ [field.name]: field.schema }) as unknown as Check),
  });
  const Shown = Control as ComponentType<{ field: Field; error: string | undefined }>;
  const error = form.getFieldState(field.name, form.formState).error?.message;
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={form.handleSubmit((values) => {
          keep(values[field.name]);
        })}
      >
        <Shown field={field} error={error} />
        <button type="submit">Save</button>
        <data value={form.formState.submitCount} data-testid="submits" />
      </form>
    </FormProvider>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });
const submits = () => screen.getByTestId('submits').getAttribute('value');
/** Presses the Save button and waits until the form has been validated and, if it is valid, saved. */
async function save() {
  const before = submits();
  fireEvent.click(button('Save'));
  await waitFor(() => expect(submits()).not.toBe(before));
}

const tips = { ...buyingTipsField, max: 3 } as Field;

describe('a list of texts', () => {
  const show = (value: string[]) => render(<Form of={LinesField} field={tips} value={value} />);

  test('grows by a button that focuses the new text, up to its limit', async () => {
    show(['A', 'B']);
    fireEvent.click(button('Add tip'));
    expect(document.activeElement).toBe(box('Tip (tip 3)'));
    type('Tip (tip 3)', 'C');
    screen.getByText('3 of 3: there is no room for more');
    fireEvent.click(button('Add tip'));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    await save();
    expect(saved).toEqual([['A', 'B', 'C']]);
  });

  test('is ordered by buttons that keep the focus and announce the new place', async () => {
    show(['A', 'B', 'C']);
    button('Move tip 1 down').focus();
    fireEvent.click(button('Move tip 1 down'));
    expect(document.activeElement).toBe(button('Move tip 2 down'));
    screen.getByText('tip 1 is now 2 of 3.');
    fireEvent.click(button('Move tip 3 down'));
    await save();
    expect(saved).toEqual([['B', 'A', 'C']]);
  });

  test('moves the focus to a neighbour when a text is removed, and finally to the add button', async () => {
    show(['A', 'B', 'C']);
    fireEvent.click(button('Remove tip 2'));
    expect(document.activeElement).toBe(button('Remove tip 2'));
    expect(box('Tip (tip 2)').value).toBe('C');
    fireEvent.click(button('Remove tip 2'));
    expect(document.activeElement).toBe(button('Remove tip 1'));
    fireEvent.click(button('Remove tip 1'));
    expect(document.activeElement).toBe(button('Add tip'));
    await save();
    expect(saved).toEqual([[]]);
  });

  test('shows an error beside an empty text and focuses it', async () => {
    show(['A', ' ']);
    await save();
    expect(saved).toEqual([]);
    const cell = box('Tip (tip 2)');
    expect(cell.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(cell.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'This is required',
    );
    await waitFor(() => expect(document.activeElement).toBe(cell));
  });
});

test('questions and answers show an error beside the empty cell until it is filled', async () => {
  render(<Form of={RowsField} field={faqsField as Field} value={[{ question: 'When?', answer: '' }]} />);
  await save();
  expect(box('Answer (question 1)').getAttribute('aria-invalid')).toBe('true');
  expect(box('Question (question 1)').getAttribute('aria-invalid')).toBeNull();
  type('Answer (question 1)', 'At midnight');
  await waitFor(() => expect(box('Answer (question 1)').getAttribute('aria-invalid')).toBeNull());
  await save();
  expect(saved).toEqual([[{ question: 'When?', answer: 'At midnight' }]]);
});

test('a part that refers to a row is chosen by searching, and is marked while it is missing', async () => {
  const field = {
    ...{ name: 'p', label: 'P', kind: 'rows', item: 'shop', max: 12, schema: retailerPicks, initial: [] },
    parts: [
      { name: 'slug', label: 'Retailer', kind: 'reference', to: 'retailers', length: 120 },
      { name: 'reason', label: 'Reason', kind: 'text', length: 140 },
    ],
  } as unknown as Field;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Form of={RowsField} field={field} value={[]} />
    </QueryClientProvider>,
  );
  fireEvent.click(button('Add shop'));
  expect(document.activeElement).toBe(button('Choose retailer'));
  type('Reason (shop 1)', 'Collection from every branch.');
  await save();
  expect(saved).toEqual([]);
  screen.getByText('Choose a retailer');
  await waitFor(() => expect(document.activeElement).toBe(button('Choose retailer')));
  fireEvent.click(button('Choose retailer'));
  fireEvent.click(await screen.findByRole('option', { name: /Argos/ }));
  await screen.findByText('Argos');
  await save();
  expect(saved).toEqual([[{ slug: 'argos', reason: 'Collection from every branch.' }]]);
});

test('highlights have four cells a row and keep every value in its place', async () => {
  const field = {
    name: 'h',
    label: 'H',
    kind: 'highlights',
    max: 30,
    schema: highlights,
    initial: [],
  } as Field;
  render(<Form of={HighlightsField} field={field} value={[]} />);
  fireEvent.click(button('Add highlight'));
  type('Feature (highlight 1)', 'Returns');
  type('Good to know (highlight 1)', '28 days');
  await save();
  expect(saved).toEqual([[{ feature: 'Returns', values: ['', '', '28 days'] }]]);
});

describe('variants', () => {
  const field = { name: 'v', label: 'V', kind: 'variants', max: 50, schema: variants, initial: [] } as Field;
  const show = () =>
    render(<Form of={VariantsField} field={field} value={[{ name: 'Small', specs: { Colour: 'Red' } }]} />);

  test('store their properties as an object', async () => {
    show();
    fireEvent.click(button('Add property'));
    expect(document.activeElement).toBe(box('Property (2 of variant 1)'));
    type('Property (2 of variant 1)', 'Weight');
    type('Value (property 2 of variant 1)', '2 kg');
    await save();
    expect(saved).toEqual([[{ name: 'Small', specs: { Colour: 'Red', Weight: '2 kg' } }]]);
  });

  test('report a property that is named twice and keep both values', async () => {
    show();
    fireEvent.click(button('Add property'));
    type('Property (2 of variant 1)', ' Colour ');
    type('Value (property 2 of variant 1)', 'Blue');
    await save();
    expect(saved).toEqual([]);
    const group = screen.getByRole('group', { name: 'Properties of variant 1' });
    within(group).getByText('‘Colour’ is listed twice');
    expect(box('Value (property 1 of variant 1)').value).toBe('Red');
    expect(box('Value (property 2 of variant 1)').value).toBe('Blue');
  });

  test('are stored unchanged when nobody edits them', async () => {
    show();
    await save();
    expect(saved).toEqual([[{ name: 'Small', specs: { Colour: 'Red' } }]]);
  });
});

import { cleanup, render, screen } from '@testing-library/react';
import { ErrorContent } from '../../../components/site/errors/error-content.tsx';

const error = Object.assign(new Error('The shelf fell down'), { digest: '4711' });

const timings = [{ name: 'request', description: '0123456789ab', duration: 0 }];
let isStored = false;
// jsdom has no navigation entries of the Performance API, so the test adds one.
Object.assign(performance, {
  getEntriesByType: () => [{ serverTiming: isStored ? [] : timings }],
});

it('the error page quotes the id of the request, and none if the page is stored for everybody', () => {
  render(<ErrorContent error={error} />);
  const details = () => screen.getByText('Error details').closest('details')?.textContent;
  expect(details()).toContain('Request: 0123456789ab');
  cleanup();
  isStored = true;
  render(<ErrorContent error={error} />);
  expect(details()).not.toContain('Request');
});

it('the error page has the words of docs/product.md#error-screen', () => {
  render(<ErrorContent error={error} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong');
  screen.getByText('We encountered an unexpected error. Please try refreshing the page.');
  screen.getByRole('button', { name: 'Reload Page' });
  // The error page sets its own title, because the page that failed has set none.
  expect(document.title).toBe('Something went wrong');
});

it('the error page folds the details away and shows the reference that is in the log', () => {
  render(<ErrorContent error={error} />);
  const details = screen.getByText('Error details').closest('details');
  expect(details?.open).toBe(false);
  expect(details?.textContent).toContain('The shelf fell down');
  expect(details?.textContent).toContain('Reference: 4711');
});

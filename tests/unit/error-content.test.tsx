import { render, screen } from '@testing-library/react';
import { ErrorContent } from '../../components/site/error-content.tsx';

const error = Object.assign(new Error('The shelf fell down'), { digest: '4711' });

it('says what happened, in the words of docs/product.md#error-screen', () => {
  render(<ErrorContent error={error} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong');
  screen.getByText('We encountered an unexpected error. Please try refreshing the page.');
  screen.getByRole('button', { name: 'Reload Page' });
  // The page that failed has given no title.
  expect(document.title).toBe('Something went wrong');
});

it('keeps the details folded away, with the reference that the log has too', () => {
  render(<ErrorContent error={error} />);
  const details = screen.getByText('Error details').closest('details');
  expect(details?.open).toBe(false);
  expect(details?.textContent).toContain('The shelf fell down');
  expect(details?.textContent).toContain('Reference: 4711');
});

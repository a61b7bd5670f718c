import { render, screen } from '@testing-library/react';
import { VerdictTicket } from '../../../components/site/product/verdict.tsx';
import type { Advice } from '../../../lib/catalogue/product-facts.ts';

const wordsOf = (advice: Advice, isLarge: boolean) => {
  const { unmount } = render(<VerdictTicket verdict={{ advice, reason: 'A reason.' }} isLarge={isLarge} />);
  const text = screen.getByText('A reason.').parentElement?.textContent;
  unmount();
  return text;
};

test('the ticket at the head of a product says in its title what to do', () => {
  expect(wordsOf('any_time', true)).toBe('Buy any time A reason.');
  expect(wordsOf('wait', true)).toBe('Wait for the sales A reason.');
  expect(wordsOf('buy_early', true)).toBe('Buy early A reason.');
});

test('the ticket of a card, in a list of products, is shorter', () => {
  expect(wordsOf('any_time', false)).toBe('Any time A reason.');
});

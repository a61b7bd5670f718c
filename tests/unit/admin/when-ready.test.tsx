import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { WhenReady } from '../../../components/ui/when-ready';

const controls = (
  <WhenReady>
    <input aria-label="Name" />
  </WhenReady>
);

test('controls are closed in the HTML that the server sends, and open once the script runs', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(controls);
  expect(page.querySelector('input')?.matches(':disabled')).toBe(true);
  render(controls);
  expect(screen.getByRole('textbox', { name: 'Name' }).matches(':disabled')).toBe(false);
});

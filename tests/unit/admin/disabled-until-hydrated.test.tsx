import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { DisabledUntilHydrated } from '../../../components/ui/disabled-until-hydrated';

const controls = (
  <DisabledUntilHydrated>
    <input aria-label="Name" />
  </DisabledUntilHydrated>
);

test('controls are disabled in the HTML from the server and enabled once the script runs', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(controls);
  expect(page.querySelector('input')?.matches(':disabled')).toBe(true);
  render(controls);
  expect(screen.getByRole('textbox', { name: 'Name' }).matches(':disabled')).toBe(false);
});

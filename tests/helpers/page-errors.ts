import type { Page } from '@playwright/test';

/** The errors of a page from now on: those of its console, and what its scripts throw. */
export function pageErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

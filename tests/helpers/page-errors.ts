import type { Page } from '@playwright/test';

/**
 * Returns an array that collects the errors of a page from now on: error messages in its console, and errors that its
 * scripts throw.
 */
export function pageErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

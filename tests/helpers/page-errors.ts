import type { Page } from '@playwright/test';

/**
 * Returns an array that collects a page's errors from now on: messages in its console, and errors that its scripts
 * throw.
 */
export function pageErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { policyViolations } from './policy-violations.ts';

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Expects that the page in its current state violates no rule of axe, and that its Content-Security-Policy has blocked
 * nothing. In the dark colour scheme, only axe's rules about colour run, because the HTML is the same as in the light
 * scheme.
 */
export async function expectNoViolations(page: Page, include = 'html'): Promise<void> {
  expect(await policyViolations(page)).toEqual([]);
  // Renders content below the fold too. Browsers would render it lazily, and axe could not check its colours.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  // Loads axe once for both colour schemes, because compiling axe takes longer than running it. Each frame needs its
  // own copy.
  for (const frame of page.frames()) await frame.evaluate(axe.source);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found = await page.evaluate(
      async ({ within, rules }) => {
        const inPage = window as unknown as { axe: typeof axe };
        const { violations } = await inPage.axe.run(within, {
          resultTypes: ['violations'],
          ...(rules && { runOnly: rules }),
        });
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
      },
      { within: include, rules: colorScheme === 'dark' ? COLOUR_RULES : null },
    );
    expect(found, colorScheme).toEqual([]);
  }
}

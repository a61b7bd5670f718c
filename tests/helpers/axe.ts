import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { policyViolations } from './policy-violations.ts';

/** The minified file, which a page compiles in half the time. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Returns the violations that axe finds within a selector, one line for each rule. Without `rules`, runs all rules. */
async function violationsIn(page: Page, within: string, rules: string[] | null): Promise<string[]> {
  return page.evaluate(
    async (options) => {
      const inPage = window as unknown as { axe: typeof axe };
      const { violations } = await inPage.axe.run(options.within, {
        resultTypes: ['violations'],
        ...(options.rules && { runOnly: options.rules }),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    { within, rules },
  );
}

/** Loads axe into each frame of the page that has not loaded it yet. Compiling axe takes longer than running it. */
async function loadAxe(page: Page) {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
}

/**
 * Expects no small or covered target and no pale text on a page that nobody has scrolled yet, with its animations, as
 * Lighthouse sees a page.
 */
export async function expectNoViolationsOnArrival(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await loadAxe(page);
  expect(await violationsIn(page, 'html', [...COLOUR_RULES, 'target-size']), 'on arrival').toEqual([]);
}

/**
 * Expects that the page in its current state violates no rule of axe, and that its Content-Security-Policy has blocked
 * nothing. In the dark colour scheme, only axe's rules about colour run, because the HTML is the same as in the light
 * scheme.
 */
export async function expectNoViolations(page: Page, include = 'html'): Promise<void> {
  expect(await policyViolations(page)).toEqual([]);
  await loadAxe(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const rules = colorScheme === 'dark' ? COLOUR_RULES : null;
    expect(await violationsIn(page, include, rules), colorScheme).toEqual([]);
  }
}

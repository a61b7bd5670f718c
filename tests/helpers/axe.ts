import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { policyViolations } from './policy-violations.ts';

/** The minified source of axe. A page compiles it in half the time of the full source. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Returns the violations that axe finds inside the element that a selector matches, one line per rule. If `rules` is
 * null, runs all rules.
 */
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

/**
 * Loads axe into each frame of the page, unless the frame has loaded it already, because compiling axe takes longer
 * than running it.
 */
async function loadAxe(page: Page) {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
}

/**
 * Checks a page that has just loaded and whose animations are still running, as Lighthouse does. Expects that the
 * contrast of all text is sufficient, and that no touch target is too small or covered.
 */
export async function expectNoViolationsOnArrival(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await loadAxe(page);
  expect(await violationsIn(page, 'html', [...COLOUR_RULES, 'target-size']), 'on arrival').toEqual([]);
}

/**
 * Expects that the current state of the page breaks no rule of axe, and that its Content-Security-Policy has blocked
 * nothing. In the dark colour scheme, runs only axe's rules about colour, because the HTML is the same as in the light
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

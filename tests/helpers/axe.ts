import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Nothing on the page, as it stands now, offends against a rule of axe. In dark only the rules of colour are asked
 * once more; everything else is the same HTML.
 */
export async function expectNoViolations(page: Page, include = 'html'): Promise<void> {
  // What is below the window is not laid out until it comes near, and its colours could not be judged.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Legacy mode leaves out nothing but frames of other origins, of which there are none; without it axe opens a
    // page of its own for every answer.
    const axe = new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .setLegacyMode()
      .include(include);
    if (colorScheme === 'dark') axe.withRules(COLOUR_RULES);
    const { violations } = await axe.analyze();
    const found = violations.map(
      ({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map((n) => n.html).join(' | ')}`,
    );
    expect(found).toEqual([]);
  }
}

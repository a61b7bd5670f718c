import { expect, type Page, test } from '@playwright/test';
import { TEMPLATES } from '../../helpers/templates.ts';

const PREFERENCES = ['no-preference', 'reduce'] as const;
type Preference = (typeof PREFERENCES)[number];

/**
 * Returns the elements and pseudo-elements that would move: those with a transition, an animation or smooth scrolling.
 */
const movingParts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after', '::details-content'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo || null);
        const isMoving =
          style.animationName !== 'none' ||
          style.scrollBehavior === 'smooth' ||
          style.transitionDuration.split(', ').some((duration) => parseFloat(duration) > 0);
        return isMoving ? [`${element.tagName}.${element.getAttribute('class') ?? ''}${pseudo}`] : [];
      }),
    ),
  );

test('nothing on a page moves for visitors who prefer reduced motion', async ({ page }) => {
  const movingOn = async (path: string, reducedMotion: Preference) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto(path);
    return movingParts(page);
  };
  // Proves that `movingParts` finds motion: pages do move for visitors without this preference.
  expect(await movingOn('/', 'no-preference')).not.toEqual([]);
  for (const path of TEMPLATES) expect([path, await movingOn(path, 'reduce')]).toEqual([path, []]);
});

test('pages do not fade into each other for visitors who prefer reduced motion', async ({
  browser,
  baseURL,
}) => {
  const fades = async (reducedMotion: Preference) => {
    const page = await browser.newPage({ baseURL, reducedMotion });
    await page.addInitScript(() =>
      addEventListener('pagereveal', (event) => {
        document.documentElement.dataset.faded = String(event.viewTransition !== null);
      }),
    );
    await page.goto('/');
    await Promise.all([page.waitForURL('**/compare'), page.evaluate(() => void open('/compare', '_self'))]);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-faded', /./);
    const faded = await html.getAttribute('data-faded');
    await page.close();
    return faded;
  };
  expect(await Promise.all(PREFERENCES.map(fades))).toEqual(['true', 'false']);
});

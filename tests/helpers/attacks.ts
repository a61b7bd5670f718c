import { expect, type Page } from '@playwright/test';
import { MARKER_HOST, XSS_CORPUS } from './xss-corpus.ts';

/** HTML that closes every element that an attack's text may leave open, so that one page can contain all texts. */
const CLOSERS =
  '</script></style></title></textarea></noscript></xmp></template></select></svg></math>--><br>';
/** The texts of the attacks, one after another, without null characters. Leaves out <plaintext>: no tag closes it. */
export const allAttacks = XSS_CORPUS.filter(({ html }) => !html.includes('<plaintext>'))
  .map(({ html }) => html.replaceAll('\u0000', '') + CLOSERS)
  .join('\n');
/** Returns as many of the attacks' texts as fit into a field of this length. */
export function attacksUpTo(length: number): string {
  const cut = allAttacks.slice(0, length);
  return cut.slice(0, cut.lastIndexOf(CLOSERS) + CLOSERS.length);
}

/** Returns an array that collects signs of an attack that ran: a call of `__xss`, a dialog, a request, an error. */
export async function watch(page: Page): Promise<string[]> {
  const ran: string[] = [];
  await page.exposeFunction('__xss', () => ran.push('a script'));
  page.on('dialog', (dialog) => {
    ran.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).host === MARKER_HOST) ran.push(`a request: ${request.url()}`);
  });
  page.on('pageerror', (error) => ran.push(`an error: ${error.message}`));
  return ran;
}

/** Expects that no attack in the page can run later either, for example after a click. */
export async function expectInert(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const elements = [...document.querySelectorAll('*')];
    const handlers = elements.flatMap((element) =>
      element.getAttributeNames().filter((name) => /^on/i.test(name)),
    );
    const addresses = elements.flatMap((element) =>
      ['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'srcdoc']
        .map((name) => element.getAttribute(name) ?? '')
        .filter((value) => /^\s*(javascript|vbscript|data:text)/i.test(value)),
    );
    // An attack could add an element whose name hides a property of `document`. The types below would show this.
    const names = [typeof document.getElementById, typeof document.createElement, typeof document.cookie];
    const flight = (window as unknown as { __next_f?: unknown }).__next_f;
    return { handlers, addresses, names, isFlightAnElement: flight instanceof Element };
  });
  expect(found).toEqual({
    handlers: [],
    addresses: [],
    names: ['function', 'function', 'string'],
    isFlightAnElement: false,
  });
}

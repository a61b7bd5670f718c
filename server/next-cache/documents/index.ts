import { serverEnv } from '../../../lib/config/env.ts';
import { addHeaders, isRedirect, type Page } from '../answer.ts';
import { joinedScripts } from './joined-scripts.ts';
import { lateScripts } from './late-scripts.ts';
import { HASHES_HEADER, scriptHashes } from './script-hashes.ts';

/** The functions that rewrite the HTML of a page before it is served, in this order. */
const TRANSFORMS = { 'late-scripts': lateScripts, 'joined-scripts': joinedScripts };

let active: ((html: string) => string)[] | undefined;

/** Returns the transforms that PAGE_TRANSFORMS names, or all transforms if the variable is not set. */
function activeTransforms() {
  const { PAGE_TRANSFORMS } = serverEnv();
  const entries = Object.entries(TRANSFORMS).filter(([name]) => PAGE_TRANSFORMS?.includes(name) ?? true);
  return (active ??= entries.map(([, transform]) => transform));
}

/**
 * Optimises a page in place, and hashes its inline scripts for the Content-Security-Policy. The HTML of a redirect is
 * removed, because nobody sees it.
 */
export function prepareDocument(page: Page): void {
  page.html = isRedirect(page)
    ? ''
    : activeTransforms().reduce((html, transform) => transform(html), page.html);
  addHeaders(page, { [HASHES_HEADER]: scriptHashes(page.html) });
}

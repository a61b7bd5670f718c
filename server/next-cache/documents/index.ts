import { serverEnv } from '../../../lib/config/env.ts';
import { addHeaders, isRedirect, type Page } from '../answer.ts';
import { asciiHtml } from './ascii-html.ts';
import { joinedScripts } from './joined-scripts.ts';
import { lateScripts } from './late-scripts.ts';
import { HASHES_HEADER, scriptHashes } from './script-hashes.ts';

/** What rewrites the HTML of a page before it is stored, in this order. Each can be switched off by its name. */
const TRANSFORMS = {
  'late-scripts': lateScripts,
  'ascii-html': asciiHtml,
};

let active: ((html: string) => string)[] | undefined;

/** The transforms that PAGE_TRANSFORMS names; all of them unless it is set. */
function activeTransforms() {
  const { PAGE_TRANSFORMS } = serverEnv();
  const entries = Object.entries(TRANSFORMS).filter(([name]) => PAGE_TRANSFORMS?.includes(name) ?? true);
  return (active ??= entries.map(([, transform]) => transform));
}

/**
 * Rewrites a page in place as it is best served. Its inline scripts are joined and named for the Content-Security-Policy
 * whatever transforms are active. Nobody sees the page of a redirect, so it is left out.
 */
export function prepareDocument(page: Page): void {
  page.html = isRedirect(page)
    ? ''
    : joinedScripts(activeTransforms().reduce((html, transform) => transform(html), page.html));
  addHeaders(page, { [HASHES_HEADER]: scriptHashes(page.html) });
}

import { expect } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { test } from '../../helpers/crawl/test.ts';

/** Checks that HTML follows the HTML standard. Does not check its style. */
const checker = new HtmlValidate({ extends: ['html-validate:standard'] });

/**
 * Matches buttons with a redundant aria-expanded. If a button opens something by `command` or `popovertarget`, the
 * browser itself tells screen readers whether it is open. The Nu HTML checker has the same rule, but needs Java.
 */
const REDUNDANT_EXPANDED = /<button(?=[^>]*\s(?:command|popovertarget)=)[^>]*\saria-expanded=[^>]*>/gi;

test('the rule for buttons with a command detects a faulty button', () => {
  const faulty = '<button type="button" command="show-modal" aria-expanded="false">';
  expect(faulty.match(REDUNDANT_EXPANDED)).toHaveLength(1);
  expect('<button aria-expanded="false"><button command="close">'.match(REDUNDANT_EXPANDED)).toBeNull();
});

test('every page is valid HTML', async ({ site }) => {
  const wrong: string[] = [];
  for (const { path, html } of [...site.pages, ...site.asides]) {
    const { results } = await checker.validateString(html);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      wrong.push(`${path}: ${message} (${ruleId}) at ${selector}`);
    for (const [button] of html.matchAll(REDUNDANT_EXPANDED))
      wrong.push(`${path}: aria-expanded beside a command: ${button}`);
  }
  expect(wrong).toEqual([]);
});

import { expect } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { test } from '../../helpers/crawl/test.ts';

/** Checks the rules of the HTML standard, but not style. */
const checker = new HtmlValidate({ extends: ['html-validate:standard'] });

/**
 * A rule of the Nu checker, which would need Java: a button that opens something by `command` or `popovertarget` must
 * not have aria-expanded, because the browser sets that state itself.
 */
const REDUNDANT_EXPANDED = /<button(?=[^>]*\s(?:command|popovertarget)=)[^>]*\saria-expanded=[^>]*>/gi;

test('the rule for buttons with a command detects a faulty button', () => {
  const faulty = '<button type="button" command="show-modal" aria-expanded="false">';
  expect(faulty.match(REDUNDANT_EXPANDED)).toHaveLength(1);
  expect('<button aria-expanded="false"><button command="close">'.match(REDUNDANT_EXPANDED)).toBeNull();
});

test('every page is valid HTML', async ({ site }) => {
  test.setTimeout(120_000);
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

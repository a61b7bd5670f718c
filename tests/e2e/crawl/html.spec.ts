import { expect } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { test } from '../../helpers/crawl/test.ts';

/** The rules of the HTML standard, none of style. */
const checker = new HtmlValidate({ extends: ['html-validate:standard'] });

/** A rule of the Nu checker, which needs Java: the browser itself tells whether what such a button opens is open. */
const TOLD_TWICE = /<button(?=[^>]*\s(?:command|popovertarget)=)[^>]*\saria-expanded=[^>]*>/gi;

test('the rule for buttons with a command detects a faulty button', () => {
  const told = '<button type="button" command="show-modal" aria-expanded="false">';
  expect(told.match(TOLD_TWICE)).toHaveLength(1);
  expect('<button aria-expanded="false"><button command="close">'.match(TOLD_TWICE)).toBeNull();
});

test('every page is valid HTML', async ({ site }) => {
  test.setTimeout(120_000);
  const wrong: string[] = [];
  for (const { path, html } of [...site.pages, ...site.asides]) {
    const { results } = await checker.validateString(html);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      wrong.push(`${path}: ${message} (${ruleId}) at ${selector}`);
    for (const [button] of html.matchAll(TOLD_TWICE))
      wrong.push(`${path}: aria-expanded beside a command: ${button}`);
  }
  expect(wrong).toEqual([]);
});

import { expect } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { test } from '../../helpers/crawl/test.ts';

/** The rules of the HTML standard, none of style. */
const checker = new HtmlValidate({ extends: ['html-validate:standard'] });

test('every page is valid HTML', async ({ site }) => {
  test.setTimeout(120_000);
  const wrong: string[] = [];
  for (const { path, html } of [...site.pages, ...site.asides]) {
    const { results } = await checker.validateString(html);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      wrong.push(`${path}: ${message} (${ruleId}) at ${selector}`);
  }
  expect(wrong).toEqual([]);
});

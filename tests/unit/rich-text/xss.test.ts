/** @jest-environment jsdom */
import { sanitiseHtml } from '../../../lib/html/sanitize.ts';
import { XSS_CORPUS } from '../../helpers/xss-corpus.ts';
import { saved } from './editing.ts';

test.each(XSS_CORPUS)('the editor makes $group harmless: $html', ({ html }) => {
  const result = saved(html);
  expect(sanitiseHtml(result)).toBe(result);
});

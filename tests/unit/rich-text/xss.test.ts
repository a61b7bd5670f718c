/** @jest-environment jsdom */
import { sanitiseHtml } from '../../../lib/html.ts';
import { XSS_CORPUS } from '../../helpers/xss-corpus.ts';
import { saved } from './editing.ts';

test.each(XSS_CORPUS)('the editor takes $group: $html', ({ html }) => {
  const result = saved(html);
  expect(sanitiseHtml(result)).toBe(result);
});

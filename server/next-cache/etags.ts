import etag from 'etag';
import { addHeaders, type Answer } from './answer.ts';

/**
 * Adds an ETag to a response in the cache, because Next itself would hash the whole text on every request. A page with
 * a part that is rendered for each visitor gets no ETag. The ETag is weak, because the same text is sent both
 * compressed and uncompressed (RFC 9110, 8.8.3.3).
 */
export function addEtag(answer: Answer): void {
  if (answer.kind === 'APP_ROUTE') addHeaders(answer, { etag: etag(answer.body, { weak: true }) });
  else if (answer.postponed === undefined) addHeaders(answer, { etag: etag(answer.html, { weak: true }) });
}

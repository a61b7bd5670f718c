import etag from 'etag';
import { addHeaders, type Answer } from './answer.ts';

/**
 * Names an answer by an ETag, once: Next would hash the whole text on every request. A page of which a part is made for
 * each visitor has none. The tag is weak, because the same text is sent compressed and not (RFC 9110, 8.8.3.3).
 */
export function addEtag(answer: Answer): void {
  if (answer.kind === 'APP_ROUTE') addHeaders(answer, { etag: etag(answer.body, { weak: true }) });
  else if (answer.postponed === undefined) addHeaders(answer, { etag: etag(answer.html, { weak: true }) });
}

import { sanitiseHtml } from '@/lib/html';

/** What comes from another program: headings of a level that there is here, without its classes and ids. */
export function pastedHtml(html: string): string {
  // Copied from this editor: its classes and ids are ours.
  if (html.includes('data-pm-slice')) return html;
  const levelled = html.replace(/<(\/?)h1(?=[\s>])/gi, '<$1h2').replace(/<(\/?)h[56](?=[\s>])/gi, '<$1h4');
  const { body } = new DOMParser().parseFromString(sanitiseHtml(levelled), 'text/html');
  for (const element of body.querySelectorAll('[class], [id]')) {
    element.removeAttribute('class');
    element.removeAttribute('id');
  }
  return body.innerHTML;
}

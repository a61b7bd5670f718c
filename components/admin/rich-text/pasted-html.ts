const LEVELS: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' };

/** What comes from another program: headings of a level that there is here, without its classes and ids. */
export function pastedHtml(html: string): string {
  // Copied from this editor: its classes and ids are ours.
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('*')) {
    element.removeAttribute('class');
    element.removeAttribute('id');
    const level = LEVELS[element.localName];
    if (!level) continue;
    const heading = document.createElement(level);
    heading.append(...element.childNodes);
    element.replaceWith(heading);
  }
  return body.innerHTML;
}

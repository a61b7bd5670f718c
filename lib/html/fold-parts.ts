import { type HtmlSection, sectionsOf } from './sections';

/**
 * Turns the parts of a prepared text into elements that unfold at their headings. An opening without a heading joins the
 * first of them, which is open. A text with fewer than two headings, or with headings that are not at its top level,
 * stays as it is.
 */
export function foldParts(html: string): string {
  const sections = sectionsOf(html);
  const titled = sections.filter(({ heading }) => heading !== null);
  if (titled.length < 2 || sections.some(({ hasInnerHeading }) => hasInnerHeading)) return html;
  const [first] = sections;
  const opening = first?.heading === null && first.html.trim() !== '' ? first.html : '';
  return titled.map((part, index) => (index === 0 ? folded(part, ' open', opening) : folded(part))).join('');
}

/** Returns a part as an element that unfolds at its heading. Its text begins with `opening`. */
const folded = ({ heading, html }: HtmlSection, attribute = '', opening = ''): string =>
  `<details${attribute}><summary>${heading?.html ?? ''}</summary>${opening}${html}</details>`;

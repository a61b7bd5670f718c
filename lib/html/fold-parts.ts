import { type HtmlSection, sectionsOf } from './sections';

/**
 * Turns each section of a prepared text into an element that unfolds at the section's heading. The first element is
 * open, and also contains the text before the first heading. Returns the text unchanged if it has fewer than two
 * headings, or has headings that are not at its top level.
 */
export function foldParts(html: string): string {
  const sections = sectionsOf(html);
  const titled = sections.filter(({ heading }) => heading !== null);
  if (titled.length < 2 || sections.some(({ hasInnerHeading }) => hasInnerHeading)) return html;
  const [first] = sections;
  const opening = first?.heading === null && first.html.trim() !== '' ? first.html : '';
  return titled.map((part, index) => (index === 0 ? folded(part, ' open', opening) : folded(part))).join('');
}

/**
 * Returns a section as a `<details>` element with the section's heading as its `<summary>`. `opening` is HTML to insert
 * between the summary and the section's own HTML.
 */
const folded = ({ heading, html }: HtmlSection, attribute = '', opening = ''): string =>
  `<details${attribute}><summary>${heading?.html ?? ''}</summary>${opening}${html}</details>`;

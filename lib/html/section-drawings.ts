import { slugOf } from '@/lib/routing/slug';
import type { HtmlSection } from './sections';

/**
 * The minimum length in characters of a section with a drawing. A shorter section would be less tall than its drawing.
 */
const LEAST_TEXT = 400;
/** The maximum number of drawings in a text. */
const MOST = 5;

/**
 * Adds a drawing below the heading of each long section for which `drawingOf` returns one. The first section gets no
 * drawing, because the page's picture is beside it. A section must begin with a paragraph, a list or a third-level
 * heading. Other elements, such as a table, leave no room for a drawing beside them.
 * @param drawingOf returns the URL of the drawing for the slug of a heading, or null
 * @param shown the URLs of drawings that the page already shows. No drawing is shown twice.
 */
export function withSectionDrawings(
  sections: HtmlSection[],
  drawingOf: (slug: string) => string | null,
  shown: string[],
): HtmlSection[] {
  const used = new Set(shown);
  const most = used.size + MOST;
  const first = sections.find(({ heading }) => heading !== null);
  return sections.map((section) => {
    const { heading, text, firstTag } = section;
    if (!heading || section === first || text.length < LEAST_TEXT || used.size >= most) return section;
    if (!['p', 'ul', 'ol', 'h3'].includes(firstTag ?? '')) return section;
    const src = drawingOf(slugOf(heading.text));
    if (src === null || used.has(src)) return section;
    used.add(src);
    return { ...section, html: imageOf(src) + section.html };
  });
}

/**
 * Returns the HTML of a drawing. It is decorative, so its `alt` is empty. Its size is fixed, so the layout does not
 * shift when it loads.
 */
const imageOf = (src: string) =>
  `<img src="${src}" alt="" width="160" height="120" loading="lazy" decoding="async" class="section-drawing no-print">`;

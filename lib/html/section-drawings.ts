import { slugOf } from '@/lib/routing/slug';
import type { HtmlSection } from './sections';

/** Shorter sections are lower than a drawing. */
const LEAST_TEXT = 400;
/** How many drawings a text has at most. */
const MOST = 5;

/**
 * Puts a drawing below the headings of long sections whose words name one. The first section is beside the picture of the
 * page, so it has none, and neither has one that begins with a table, beside which is no room.
 * @param drawingOf returns the URL of the drawing for the slug of a heading, or null
 * @param shown the URLs of drawings that the page shows already. No drawing is shown twice.
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

/** The drawing is decoration. Its size is fixed, so that nothing moves when it arrives. */
const imageOf = (src: string) =>
  `<img src="${src}" alt="" width="160" height="120" loading="lazy" decoding="async" class="section-drawing no-print">`;

import { drawingSrc } from '@/components/site/pictures/drawing-files';
import type { RichHtml } from '@/lib/html/article';
import { withSectionDrawings } from '@/lib/html/section-drawings';
import { htmlOfSections, sectionsOf } from '@/lib/html/sections';
import { drawingOfSection, topicOfGuide } from '@/lib/theme/guide-topics';

/**
 * Splits the text of a guide after its first section with a heading, because a wide window shows the shops beside this
 * section. Adds drawings to long sections further down. Only the first part contains the disclosure of paid links.
 */
export function partsOfGuide(rich: RichHtml, slug: string): [start: RichHtml, rest: RichHtml] {
  const cover = topicOfGuide(slug)?.drawing;
  const shown = cover ? [drawingSrc(cover)] : [];
  const sections = withSectionDrawings(sectionsOf(rich.html), srcOfSection, shown);
  const firstHeading = sections.findIndex(({ heading }) => heading !== null);
  const end = firstHeading < 0 ? sections.length : firstHeading + 1;
  return [
    { ...rich, html: htmlOfSections(sections.slice(0, end)) },
    { ...rich, html: htmlOfSections(sections.slice(end)), hasPaidLinks: false },
  ];
}

function srcOfSection(slug: string): string | null {
  const drawing = drawingOfSection(slug);
  return drawing && drawingSrc(drawing);
}

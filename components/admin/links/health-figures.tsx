import { type FigureLink, FigureLinks } from '@/components/admin/list/figure-links';
import type { LinkFigures } from '@/lib/data/admin/links';
import { BROKEN_LINKS_PATH, HEALTHS } from '@/lib/links/health';

const PATH = '/admin/link-manager';
const ORDER = ['failure', 'warning', 'unknown', 'good'];

/** Shows the number of broken links, and the number of links with each health. */
export function HealthFigures({ figures: { broken, healths } }: { figures: LinkFigures }) {
  const kinds: FigureLink[] = HEALTHS.toSorted((a, b) => ORDER.indexOf(a.tone) - ORDER.indexOf(b.tone)).map(
    ({ value, label }) => ({ label, count: healths[value] ?? 0, path: `${PATH}?health=${value}` }),
  );
  const all = [{ label: 'Broken', count: broken, path: BROKEN_LINKS_PATH, isGrave: true }, ...kinds];
  return <FigureLinks label="Figures" figures={all.filter(({ count }) => count > 0)} />;
}

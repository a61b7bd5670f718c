import { FigureLinks } from '@/components/admin/list/figure-links';
import type { PageFigures } from '@/lib/data/admin/pages';
import { PAGE_FAULTS } from '@/lib/seo/page-faults';

/** Shows the number of pages with each fault, the gravest faults first. */
export function FaultFigures({ figures: { faults } }: { figures: PageFigures }) {
  const found = PAGE_FAULTS.flatMap(({ value, label, tone }) => {
    const count = faults[value] ?? 0;
    const path = `/admin/page-status?faults=${value}`;
    return count > 0 ? [{ label, count, path, isGrave: tone === 'error' }] : [];
  });
  return <FigureLinks label="Figures" figures={found} />;
}

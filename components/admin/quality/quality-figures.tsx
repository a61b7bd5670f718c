import { FigureLinks } from '@/components/admin/list/figure-links';
import type { QualityFigures as Figures } from '@/lib/data/admin/quality';
import { SEVERITIES } from '@/lib/quality/check';

/** Shows the average score, and the numbers of pages with errors, with warnings and with hints. */
export function QualityFigures({ figures }: { figures: Figures }) {
  if (figures.score === null) return null;
  const found = SEVERITIES.flatMap(({ value, label }) => {
    const count = figures.severities[value] ?? 0;
    const path = `/admin/content-quality?severities=${value}`;
    const of = `Pages with ${label.toLowerCase()}`;
    return count > 0 ? [{ label: of, count, path, isGrave: value === 'error' }] : [];
  });
  return (
    <>
      <p className="mb-3">
        The average score is <strong>{figures.score}</strong> out of 100, across{' '}
        {figures.pages.toLocaleString('en-GB')} {figures.pages === 1 ? 'page' : 'pages'}.
      </p>
      <FigureLinks label="Figures" figures={found} />
    </>
  );
}

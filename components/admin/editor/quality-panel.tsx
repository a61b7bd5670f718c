import dynamic from 'next/dynamic';
import { isEntityTable } from '@/lib/entities/registry';
import type { SearchTemplates } from '@/lib/resources/search-texts';

/** Load the code of the checks only for forms of rows that have a page, because the code is large. */
const QualityWhileTyping = dynamic(
  () => import('../quality/quality-while-typing').then((loaded) => loaded.QualityWhileTyping),
  { ssr: false, loading: () => <p className="mb-6 text-muted">Loading the checks…</p> },
);

interface QualityPanelProps {
  resource: string;
  /** The row to edit. Left out if the form creates a new row. */
  row: { id: string; updatedAt: string } | undefined;
  searchTemplates: SearchTemplates | undefined;
}

/** Shows the score of the form's values and the facts in its texts, if the rows of the entity have a page. */
export function QualityPanel({ resource, row, searchTemplates }: QualityPanelProps) {
  if (!isEntityTable(resource) || !searchTemplates) return null;
  return <QualityWhileTyping entity={resource} {...{ row, searchTemplates }} />;
}

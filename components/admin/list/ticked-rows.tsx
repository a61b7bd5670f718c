import type { ReactNode } from 'react';
import { counted } from '@/lib/resources/entity-texts';
import type { useTicks } from './use-ticks';

interface TickedRowsProps {
  ticks: ReturnType<typeof useTicks>;
  nouns: Parameters<typeof counted>[0];
  exportPath: string;
  /** The buttons before and after the export link. */
  before?: ReactNode;
  after?: ReactNode;
  /** The table, whose rows have the tick boxes. */
  children: ReactNode;
}

/** Shows the form around the rows of a list, with a bar of bulk actions while rows are ticked. */
export function TickedRows({ ticks, nouns, exportPath, before, after, children }: TickedRowsProps) {
  const { form, ids, select } = ticks;
  return (
    <form ref={form} onChange={select} onSubmit={(event) => event.preventDefault()}>
      <div role="region" aria-label="Selected rows" hidden={ids.length === 0} className="admin-bulk">
        <p role="status" className="font-semibold">
          {ids.length > 0 && `${counted(nouns, ids.length)} selected`}
        </p>
        {before}
        <a
          href={`${exportPath}?${new URLSearchParams(ids.map((id) => ['id', id]))}`}
          className="button-quiet"
        >
          Export CSV
        </a>
        {after}
      </div>
      {children}
    </form>
  );
}

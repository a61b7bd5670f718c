import type { Highlight } from '@/lib/schema/rows';
import { FactsTable } from '../facts-table';

const COLUMNS = ['Online', 'In store', 'Good to know'];

/** A retailer's highlights, one feature per row. Columns without any value are left out. */
export function HighlightsTable({ highlights, name }: { highlights: Highlight[]; name: string }) {
  const used = [0, 1, 2].filter((index) => highlights.some((row) => row.values[index]));
  return (
    <FactsTable
      label={`${name} at a glance`}
      corner="Feature"
      columns={used.map((index) => COLUMNS[index] ?? '')}
      rows={highlights.map(({ feature, values }) => ({
        name: feature,
        values: used.map((index) => values[index]),
      }))}
    />
  );
}

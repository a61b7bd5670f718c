import type { Variant } from '@/lib/schema/rows';
import { FactsTable } from '../facts-table';

/** The variants of a product, one per row. There is a column for every property that at least one variant has. */
export function VariantsTable({ variants, name }: { variants: Variant[]; name: string }) {
  const columns = [...new Set(variants.flatMap((variant) => Object.keys(variant.specs)))];
  return (
    <FactsTable
      label={`Versions of ${name}`}
      corner="Version"
      columns={columns}
      rows={variants.map((variant) => ({
        name: variant.name,
        values: columns.map((column) => variant.specs[column]),
      }))}
    />
  );
}

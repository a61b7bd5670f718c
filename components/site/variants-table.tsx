import type { Variant } from '@/lib/fallback/types';

/** The variants of a product, one a row; a column for every detail that any of them names. */
export function VariantsTable({ variants, name }: { variants: Variant[]; name: string }) {
  const columns = [...new Set(variants.flatMap((variant) => Object.keys(variant.specs)))];
  return (
    <div
      className="overflow-x-auto rounded-box border border-rule"
      tabIndex={0}
      role="region"
      aria-label={`Versions of ${name}, table`}
    >
      <table className="w-full min-w-xl border-collapse bg-raised text-left">
        <thead className="bg-sunken text-sm">
          <tr>
            <th scope="col" className="p-3 font-semibold">
              Version
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="p-3 font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {variants.map((variant) => (
            <tr key={variant.name} className="border-t border-rule align-top">
              <th scope="row" className="p-3 font-semibold">
                {variant.name}
              </th>
              {columns.map((column) => (
                <td key={column} className="min-w-24 p-3">
                  {variant.specs[column] || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

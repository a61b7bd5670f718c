import type { Facet } from '@/lib/catalogue/product-filters';

/**
 * Shows one filter with its options, each with the number of products that match it. The visitor can choose one option.
 */
export function FacetGroup({ facet, isOpen }: { facet: Facet; isOpen: boolean }) {
  const { name, label, options } = facet;
  return (
    <details className="facet" open={isOpen} suppressHydrationWarning>
      <summary>{label}</summary>
      <fieldset name={name}>
        <legend className="sr-only">{label}</legend>
        <FacetOption name={name} value="" label="Any" isDefault />
        {options.map(({ value, label: text, count }) => (
          <FacetOption key={value} name={name} value={value} label={text} count={count} />
        ))}
      </fieldset>
    </details>
  );
}

interface FacetOptionProps {
  name: string;
  value: string;
  label: string;
  count?: number;
  isDefault?: boolean;
}

const FacetOption = ({ name, value, label, count, isDefault }: FacetOptionProps) => (
  <label className="facet-option">
    <input type="radio" name={name} value={value} defaultChecked={isDefault} />
    <span>{label}</span>
    {count !== undefined && <span className="facet-count">{count}</span>}
  </label>
);

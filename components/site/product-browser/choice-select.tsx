import type { Option } from '@/lib/catalogue/product-filters';

interface ChoiceSelectProps {
  name: string;
  label: string;
  options: Option[];
}

/** A select for a filter or the sort order, with its label above. */
export function ChoiceSelect({ name, label, options }: ChoiceSelectProps) {
  return (
    <label className="product-choice">
      <span className="text-sm text-muted">{label}</span>
      <select name={name} className="min-h-11 w-full rounded-box border border-control bg-raised px-2">
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

import { useId } from 'react';
import { type Provider, PROVIDERS } from '@/lib/models/providers';

interface ProviderSelectProps {
  value: Provider;
  onChange: (provider: Provider) => void;
}

/** Shows the select for a provider in a dialog. */
export function ProviderSelect({ value, onChange }: ProviderSelectProps) {
  const id = useId();
  const find = (text: string) => PROVIDERS.find((each) => each.value === text)?.value ?? value;
  return (
    <div>
      <label htmlFor={id} className="admin-label">
        Provider
      </label>
      <select
        id={id}
        name="provider"
        value={value}
        onChange={({ target }) => onChange(find(target.value))}
        className="admin-input"
      >
        {PROVIDERS.map((each) => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </select>
    </div>
  );
}

import { useId } from 'react';
import type { DraftedFact } from '@/lib/prompts/drafted-facts';
import { factKey } from '@/lib/prompts/drafted-facts';

interface UnconfirmedFactsProps {
  facts: DraftedFact[];
  /** The sources that an editor has typed, by `factKey`. */
  sources: Readonly<Record<string, string>>;
  onChange: (key: string, source: string) => void;
}

/**
 * Lists the facts that no field of the database supports. For each fact, the editor adds a source or removes the fact
 * from the text.
 */
export function UnconfirmedFacts({ facts, sources, onChange }: UnconfirmedFactsProps) {
  const id = useId();
  if (facts.length === 0) return null;
  return (
    <fieldset className="admin-group border-action">
      <legend className="admin-legend">Facts not supported by any field</legend>
      <p>
        No field in the database supports these facts. Remove each from the text, or say where you found it,
        such as the URL of the page.
      </p>
      {facts.map((fact, index) => {
        const key = factKey(fact);
        const [before, after] = fact.context;
        return (
          <div key={key}>
            <label htmlFor={`${id}-${index}`} className="admin-label">
              Source for ‘{fact.text.trim()}’
            </label>
            <p id={`${id}-${index}-text`} className="text-sm wrap-anywhere text-muted">
              …{before}
              <mark>{fact.text}</mark>
              {after}…
            </p>
            <input
              id={`${id}-${index}`}
              value={sources[key] ?? ''}
              maxLength={500}
              onChange={(event) => onChange(key, event.target.value)}
              aria-describedby={`${id}-${index}-text`}
              className="admin-input"
            />
          </div>
        );
      })}
    </fieldset>
  );
}

import { type DraftedFact, factKey, unsupportedIn } from '@/lib/prompts/drafted-facts';

const LIST = new Intl.ListFormat('en-GB');
export const LEAST_SOURCE = 3;

interface FactMarksProps {
  /** The facts in the texts of one field. */
  facts: DraftedFact[];
  /** The sources that the editor has typed for unsupported facts, by `factKey`. */
  sources: Readonly<Record<string, string>>;
  onSource: (key: string, source: string) => void;
}

/** Lists the facts in a text. Each fact has the field that supports it or, if there is none, a box for a source. */
export function FactMarks({ facts, sources, onSource }: FactMarksProps) {
  if (facts.length === 0) return <p className="text-sm text-muted">This text has no facts to check.</p>;
  const known = [
    ...new Map(
      facts.filter(({ support }) => support.length > 0).map((fact) => [factKey(fact), fact]),
    ).values(),
  ];
  return (
    <ul className="grid gap-2 text-sm">
      {unsupportedIn(facts).map((fact) => (
        <Unsupported key={factKey(fact)} {...{ fact, onSource }} source={sources[factKey(fact)] ?? ''} />
      ))}
      {known.map((fact) => (
        <li key={factKey(fact)}>
          <strong>{fact.text.trim()}</strong> <span className="badge badge-on">Supported</span> by{' '}
          {LIST.format(fact.support.map(({ label }) => label))}
        </li>
      ))}
    </ul>
  );
}

interface UnsupportedProps {
  fact: DraftedFact;
  source: string;
  onSource: (key: string, source: string) => void;
}

function Unsupported({ fact, source, onSource }: UnsupportedProps) {
  const key = factKey(fact);
  const isConfirmed = source.trim().length >= LEAST_SOURCE;
  const [before, after] = fact.context;
  return (
    <li className="rounded-box border border-rule p-2">
      <p className="wrap-anywhere">
        <span className={`badge ${isConfirmed ? 'badge-on' : 'badge-poor'}`}>
          {isConfirmed ? 'Confirmed' : 'Not supported'}
        </span>{' '}
        <span className="text-muted">
          …{before}
          <mark>{fact.text}</mark>
          {after}…
        </span>
      </p>
      <label className="mt-1 block">
        <span className="admin-label">Source for ‘{fact.text.trim()}’</span>
        <input
          type="text"
          value={source}
          maxLength={500}
          onChange={({ target }) => onSource(key, target.value)}
          placeholder="A URL, or who says it and when"
          className="admin-input"
        />
      </label>
    </li>
  );
}

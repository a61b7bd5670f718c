import type { Generation } from '@/lib/data/admin/generations';
import { formatMoment } from '@/lib/dates/london-time';
import { formatCost } from '@/lib/models/money';
import { providerLabel } from '@/lib/models/providers';
import { GENERATION_STATES } from '@/lib/prompts/generation-states';

const count = new Intl.NumberFormat('en-GB');

/** Shows how a draft was made: the model, the prompt, the cost, and the facts that the model received. */
export function GenerationFacts({
  generation,
  version,
}: {
  generation: Generation;
  /** The prompt's version number. */
  version: number | undefined;
}) {
  const { state, provider, model, cost, facts, created_at } = generation;
  const rows: [string, string][] = [
    ['State', GENERATION_STATES[state]],
    ['Requested', formatMoment(created_at)],
    ['Prompt', version === undefined ? '' : `Version ${version}`],
    ['Model', [provider && providerLabel(provider), model].filter(Boolean).join(', ')],
    ['Cost', cost === null ? '' : formatCost(cost)],
    ['Tokens', tokensOf(generation)],
  ];
  return (
    <details className="card mb-6 p-4">
      <summary className="cursor-pointer font-semibold">
        How it was made, and the facts that were sent
      </summary>
      <dl className="mt-3 grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_1fr]">
        {rows
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="font-semibold">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
      {facts.lines.length > 0 && (
        <dl className="mt-4 grid gap-x-4 gap-y-1 border-t border-rule pt-3 sm:grid-cols-[max-content_1fr]">
          {facts.lines.map(({ id, label, value }) => (
            <div key={id} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  );
}

const tokensOf = ({ input_tokens: input, output_tokens: output }: Generation) =>
  input === null || output === null ? '' : `${count.format(input)} in, ${count.format(output)} out`;

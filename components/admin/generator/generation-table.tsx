import Link from 'next/link';
import type { NameActor } from '@/lib/data/admin/actors';
import type { Generation } from '@/lib/data/admin/generations';
import { formatMoment } from '@/lib/dates/london-time';
import { formatCost } from '@/lib/models/money';
import { GENERATION_STATES } from '@/lib/prompts/generation-states';
import { generationPath } from '@/lib/prompts/generator-path';
import { promptPath } from '@/lib/prompts/prompt-path';
import { PURPOSE_INFO } from '@/lib/prompts/purposes';

interface GenerationTableProps {
  generations: Generation[];
  /** Returns the version number of the prompt version with this id. */
  numberOf: (versionId: string) => number | undefined;
  nameOf: NameActor;
}

/** Lists earlier drafts: for each, the row, the version of the prompt, and the draft's state. */
export function GenerationTable({ generations, numberOf, nameOf }: GenerationTableProps) {
  return (
    <div className="table-box mt-2" tabIndex={0} role="region" aria-label="Table of drafts">
      <table className="admin-table">
        <thead>
          <tr>
            <th scope="col">Draft</th>
            <th scope="col">State</th>
            <th scope="col">Requested</th>
            <th scope="col">Prompt</th>
            <th scope="col">Model</th>
            <th scope="col">Cost</th>
          </tr>
        </thead>
        <tbody>
          {generations.map((generation) => {
            const {
              id,
              purpose,
              state,
              facts,
              created_at,
              asked_by,
              prompt_version_id: version,
            } = generation;
            const number = numberOf(version);
            return (
              <tr key={id}>
                <th scope="row" className="min-w-44 wrap-anywhere">
                  <Link href={generationPath(id)} prefetch={false} className="admin-link">
                    {PURPOSE_INFO[purpose].label}: {facts.name}
                  </Link>
                </th>
                <td>
                  <span
                    className={`badge ${state === 'accepted' ? 'badge-on' : 'badge-off'} whitespace-nowrap`}
                  >
                    {GENERATION_STATES[state]}
                  </span>
                </td>
                <td className="min-w-44">
                  <time dateTime={created_at}>{formatMoment(created_at)}</time> by {nameOf(asked_by)}
                </td>
                <td className="whitespace-nowrap">
                  {number !== undefined && (
                    <Link
                      href={promptPath(purpose, { version: number })}
                      prefetch={false}
                      className="admin-link"
                    >
                      Version {number}
                    </Link>
                  )}
                </td>
                <td className="wrap-anywhere">{generation.model ?? ''}</td>
                <td>{generation.cost === null ? '' : formatCost(generation.cost)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

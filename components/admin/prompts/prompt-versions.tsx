import Link from 'next/link';
import { DifferenceTable } from '@/components/admin/history/difference-table';
import type { NameActor } from '@/lib/data/admin/actors';
import type { Prompt } from '@/lib/data/admin/prompts';
import { formatMoment } from '@/lib/dates/london-time';
import { versionDifferences } from '@/lib/prompts/version-differences';
import { generatorHistoryPath } from '@/lib/prompts/generator-path';
import { promptPath } from '@/lib/prompts/prompt-path';
import type { PromptVersion } from '@/lib/schema/prompts';
import { VersionButtons } from './version-buttons';

interface PromptVersionsProps {
  prompt: Prompt;
  /** The versions, newest first. */
  versions: PromptVersion[];
  /** The number of the version in the form. */
  shown: number;
  nameOf: NameActor;
  /** The number of drafts made with each version, by version id. */
  made: Record<string, number>;
}

/** Lists the versions of a prompt, each with buttons to make the version live and to restore it. */
export function PromptVersions({ prompt, versions, shown, nameOf, made }: PromptVersionsProps) {
  const { purpose, liveNumber } = prompt;
  const newest = versions[0]?.number;
  return (
    <section aria-labelledby="versions">
      <h2 id="versions">Versions</h2>
      <div className="table-box mt-2" tabIndex={0} role="region" aria-label="Table of versions">
        <table className="admin-table">
          <thead>
            <tr>
              <th scope="col">Version</th>
              <th scope="col">Saved</th>
              <th scope="col">Note</th>
              <th scope="col">Drafts</th>
              <th scope="col">Actions</th>
            </tr>
          </thead>
          <tbody>
            {versions.map(({ id, number, created_at, created_by, note, restored_from }) => (
              <tr key={id} aria-current={number === shown ? 'true' : undefined}>
                <th scope="row">
                  <Link
                    href={promptPath(purpose, { version: number })}
                    prefetch={false}
                    className="admin-link whitespace-nowrap"
                  >
                    Version {number}
                  </Link>{' '}
                  {number === liveNumber && <span className="badge badge-on">Live</span>}
                </th>
                <td className="min-w-44">
                  <time dateTime={created_at}>{formatMoment(created_at)}</time>{' '}
                  {created_by === null ? '(built in)' : `by ${nameOf(created_by)}`}
                </td>
                <td className="min-w-40">
                  {note ?? (restored_from === null ? '' : `Restored from version ${restored_from}`)}
                </td>
                <td>
                  {made[id] !== undefined && (
                    <Link
                      href={generatorHistoryPath({ versionId: id })}
                      prefetch={false}
                      className="admin-link whitespace-nowrap"
                    >
                      {made[id].toLocaleString('en-GB')}
                      <span className="sr-only">
                        {made[id] === 1 ? ' draft' : ' drafts'} by version {number}
                      </span>
                    </Link>
                  )}
                </td>
                <td>
                  <VersionButtons
                    {...{ purpose, number }}
                    isLive={number === liveNumber}
                    isNewest={number === newest}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Shows how the version `to` differs from the live version, `from`. */
export function VersionDifference({ from, to }: { from: PromptVersion; to: PromptVersion }) {
  const differences = versionDifferences(from, to);
  return (
    <section aria-labelledby="difference">
      <h2 id="difference">
        Version {to.number} compared with live version {from.number}
      </h2>
      {differences.length === 0 ? (
        <p className="mt-2 text-muted">Both versions have the same texts and settings.</p>
      ) : (
        <DifferenceTable
          caption={`Before: version ${from.number}, live. After: version ${to.number}.`}
          differences={differences}
        />
      )}
    </section>
  );
}

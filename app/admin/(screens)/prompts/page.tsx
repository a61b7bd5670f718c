import Link from 'next/link';
import { ScreenHead } from '@/components/admin/screen-head';
import { listPrompts } from '@/lib/data/admin/prompts';
import { formatMoment } from '@/lib/dates/london-time';
import { promptPath } from '@/lib/prompts/prompt-path';
import { PURPOSE_INFO } from '@/lib/prompts/purposes';
import { PURPOSES } from '@/lib/schema/prompts';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;
export const metadata = { title: 'Prompts' };

/** Lists the prompts, one for each purpose. */
export default async function PromptsPage() {
  const { db } = await requireAdmin();
  const prompts = await listPrompts(db);
  return (
    <>
      <ScreenHead title="Prompts" />
      <p className="mb-4 max-w-prose">
        A prompt tells a language model how to draft a text. Its versions never change, and one of them is
        live. The tone, the house rules and the word targets come from the{' '}
        <Link href="/admin/content-settings" prefetch={false} className="admin-link">
          content settings
        </Link>
        .
      </p>
      {prompts.length === 0 && (
        <p className="card p-4">The built-in prompts are missing. Run npm run db:seed to add them.</p>
      )}
      <div className="table-box" tabIndex={0} role="region" aria-label="Table of prompts">
        <table className="admin-table">
          <thead>
            <tr>
              <th scope="col">Purpose</th>
              <th scope="col">Live</th>
              <th scope="col">Newest</th>
              <th scope="col">Temperature</th>
              <th scope="col">Maximum tokens</th>
              <th scope="col">Live version saved</th>
            </tr>
          </thead>
          <tbody>
            {PURPOSES.flatMap((purpose) => prompts.filter((prompt) => prompt.purpose === purpose)).map(
              ({ purpose, liveNumber, newestNumber, live }) => (
                <tr key={purpose}>
                  <th scope="row" className="min-w-40">
                    <Link href={promptPath(purpose)} prefetch={false} className="admin-link">
                      {PURPOSE_INFO[purpose].label}
                    </Link>
                  </th>
                  <td className="whitespace-nowrap">Version {liveNumber}</td>
                  <td className="whitespace-nowrap">Version {newestNumber}</td>
                  <td>{live?.temperature}</td>
                  <td>{live?.max_tokens.toLocaleString('en-GB')}</td>
                  <td>{live && <time dateTime={live.created_at}>{formatMoment(live.created_at)}</time>}</td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </div>
    </>
  );
}

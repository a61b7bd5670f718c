import Link from 'next/link';
import { z } from 'zod';
import { DifferenceTable } from '@/components/admin/history/difference-table';
import { DraftReview } from '@/components/admin/pilot/draft-review';
import { PILOT_PATH } from '@/components/admin/pilot/pilot-tabs';
import { ScreenHead } from '@/components/admin/screen-head';
import { formatCost } from '@/lib/models/money';
import { PURPOSE_INFO } from '@/lib/prompts/purposes';
import { editPathOf } from '@/lib/resources/resource';
import { one, type SearchParams } from '@/lib/routing/query-parameters';
import { requireAdmin } from '@/lib/services/accounts/require-admin';
import { readInboxDraft } from '@/lib/services/pilot/read-draft';

export const instant = false;
export const metadata = { title: 'Draft' };

const ABOVE = [
  { label: 'Content pilot', path: PILOT_PATH },
  { label: 'Inbox', path: `${PILOT_PATH}?state=drafted` },
];

/**
 * Shows one draft that awaits an editor: why it was made, how it differs from the row's current texts, and the possible
 * decisions.
 */
export default async function PilotDraftPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { db } = await requireAdmin();
  const id = z.uuid().safeParse(one((await searchParams).id)).data;
  const draft = id ? await readInboxDraft(db, id) : null;
  if (!draft) {
    return (
      <>
        <ScreenHead title="Draft" above={ABOVE} />
        <p className="card p-8 text-center">There’s no such draft in the inbox.</p>
      </>
    );
  }
  const { proposal, generation, resource, row, texts, differences, unconfirmed, canSchedule } = draft;
  return (
    <>
      <ScreenHead title={proposal.name} above={ABOVE}>
        {row && (
          <Link href={editPathOf(resource, String(row.id))} prefetch={false} className="button-quiet">
            Open in the editor
          </Link>
        )}
      </ScreenHead>
      <section aria-label="Why" className="card mb-4 p-4">
        <p>{proposal.why}</p>
        <p>{proposal.effect}</p>
        <p className="mt-2 text-sm text-muted">
          {PURPOSE_INFO[generation.purpose].label}
          {row ? '' : ', for a new draft'}. Drafted by {generation.model} for {formatCost(proposal.cost)}.
        </p>
      </section>
      <DraftReview
        key={generation.id}
        id={proposal.id}
        entity={generation.entity}
        purpose={generation.purpose}
        rowId={row ? String(row.id) : undefined}
        values={texts}
        {...{ unconfirmed, canSchedule }}
      >
        <DifferenceTable caption="The drafted texts" differences={differences} />
      </DraftReview>
    </>
  );
}

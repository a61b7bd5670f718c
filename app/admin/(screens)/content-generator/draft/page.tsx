import { z } from 'zod';
import { DecidedDraft } from '@/components/admin/generator/decided-draft';
import { DraftReview } from '@/components/admin/generator/draft-review';
import { Drafting } from '@/components/admin/generator/drafting';
import { GenerationFacts } from '@/components/admin/generator/generation-facts';
import { ScreenHead } from '@/components/admin/screen-head';
import { actorNames } from '@/lib/data/admin/actors';
import { PURPOSE_INFO } from '@/lib/prompts/purposes';
import { one, type SearchParams } from '@/lib/routing/query-parameters';
import { requireAdmin } from '@/lib/services/accounts/require-admin';
import { readDraft } from '@/lib/services/generation/read-draft';

export const instant = false;
export const metadata = { title: 'Draft' };

const ABOVE = [{ label: 'Content generator', path: '/admin/content-generator' }];

/** Shows one draft, also while the model is writing it. An editor accepts, edits or rejects the draft here. */
export default async function DraftPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { db, viewer } = await requireAdmin();
  const query = await searchParams;
  const id = z.uuid().safeParse(one(query.id));
  const found = id.success ? await readDraft(db, id.data) : null;
  if (!found) {
    return (
      <>
        <ScreenHead title="Draft" above={ABOVE} />
        <p className="card p-8 text-center">There’s no such draft.</p>
      </>
    );
  }
  const { generation, evidence, present, version, failure, isSaved, editorPath, successor } = found;
  const { purpose, entity, fields, facts, state, texts, accepted_by, rejected_by } = generation;
  const nameOf = await actorNames(db, { actors: [accepted_by, rejected_by], viewerId: viewer.id });
  const common = { id: generation.id, purpose, entity };
  const isOpen = state === 'drafting' || state === 'failed';
  return (
    <>
      <ScreenHead title={`${PURPOSE_INFO[purpose].label}: ${facts.name}`} above={ABOVE} />
      <GenerationFacts {...{ generation, version }} />
      {isOpen && (
        <Drafting
          key={generation.id}
          {...{ ...common, fields, failure }}
          startsAtOnce={state === 'drafting' && one(query.go) !== ''}
        />
      )}
      {state === 'proposed' && texts && (
        <DraftReview key={generation.id} {...{ ...common, texts, present, evidence }} />
      )}
      {!isOpen && state !== 'proposed' && (
        <DecidedDraft {...{ generation, nameOf, isSaved, editorPath, successor }} />
      )}
    </>
  );
}

import { redirect } from 'next/navigation';
import { DraftOrder } from '@/components/admin/generator/draft-order';
import { GenerationTable } from '@/components/admin/generator/generation-table';
import { SubjectForm } from '@/components/admin/generator/subject-form';
import { PageSteps } from '@/components/admin/list/page-steps';
import { ScreenHead } from '@/components/admin/screen-head';
import { actorNames } from '@/lib/data/admin/actors';
import { listGenerations } from '@/lib/data/admin/generations';
import { numberPromptVersions } from '@/lib/data/admin/prompts';
import { pageCount } from '@/lib/lists/pagination';
import { settingsOf, subjectOf } from '@/lib/prompts/draft-subject';
import { generatorHistoryPath } from '@/lib/prompts/generator-path';
import { one, pageAsked, type SearchParams } from '@/lib/routing/query-parameters';
import { requireAdmin } from '@/lib/services/accounts/require-admin';
import { collectFacts } from '@/lib/services/generation/collect-facts';
import { readModelChoice } from '@/lib/services/generation/generator-options';

export const instant = false;
export const metadata = { title: 'Content generator' };

const SIZE = 25;

/**
 * Shows the screen for drafting texts with a language model. An editor chooses what to draft, sees which facts the
 * model receives, and looks at earlier drafts.
 */
export default async function ContentGeneratorPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const { db, viewer } = await requireAdmin();
  const query = await searchParams;
  const [subject, settings] = [subjectOf(query), settingsOf(query)];
  const page = pageAsked(query.page);
  const versionId = /^[0-9a-f-]{36}$/.test(one(query.made)) ? one(query.made) : undefined;
  const [collected, choice, { generations, count }] = await Promise.all([
    collectFacts(db, subject),
    readModelChoice(db, settings),
    listGenerations(db, {
      promptVersionIds: versionId ? [versionId] : undefined,
      ...{ limit: SIZE, skip: (page - 1) * SIZE },
    }),
  ]);
  const last = pageCount(count, SIZE);
  if (page > last) redirect(generatorHistoryPath({ page: last, versionId }));
  const actors = generations.map(({ asked_by }) => asked_by);
  const [nameOf, numbers] = await Promise.all([
    actorNames(db, { actors, viewerId: viewer.id }),
    numberPromptVersions(
      db,
      generations.map((each) => each.prompt_version_id),
    ),
  ]);
  return (
    <>
      <ScreenHead title="Content generator" />
      <SubjectForm {...{ subject, settings }} name={collected?.facts.name ?? null} />
      {subject.slug && !collected && <p className="mb-4 font-semibold">This row no longer exists.</p>}
      {collected && <DraftOrder {...{ db, subject, collected, settings, choice }} />}
      <section aria-labelledby="history">
        <h2 id="history">{versionId ? 'Drafts of this version' : 'History'}</h2>
        {count === 0 ? (
          <p className="mt-2 text-muted">Nothing has been drafted yet.</p>
        ) : (
          <GenerationTable {...{ generations, nameOf }} numberOf={(id) => numbers.get(id)} />
        )}
        <PageSteps
          page={page}
          last={last}
          to={(number) => generatorHistoryPath({ page: number, versionId })}
        />
      </section>
    </>
  );
}

import { PromptForm } from '@/components/admin/prompts/prompt-form';
import { PromptTrial } from '@/components/admin/prompts/prompt-trial';
import { PromptVersions, VersionDifference } from '@/components/admin/prompts/prompt-versions';
import { ScreenHead } from '@/components/admin/screen-head';
import { actorNames } from '@/lib/data/admin/actors';
import { countGenerations } from '@/lib/data/admin/generations';
import { getPrompt } from '@/lib/data/admin/prompts';
import { isPurpose, PURPOSE_INFO } from '@/lib/prompts/purposes';
import { one, type SearchParams } from '@/lib/routing/query-parameters';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;
export const metadata = { title: 'Prompt' };

const ABOVE = [{ label: 'Prompts', path: '/admin/prompts' }];

const NoPrompt = () => (
  <>
    <ScreenHead title="Prompt" above={ABOVE} />
    <p className="card p-8 text-center">There’s no such prompt.</p>
  </>
);

/** Shows one prompt: a form for a new version, the versions with their differences, and a trial on a real row. */
export default async function PromptPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { db, viewer } = await requireAdmin();
  const query = await searchParams;
  const purpose = one(query.purpose) || 'guide';
  const found = isPurpose(purpose) ? await getPrompt(db, purpose) : null;
  if (!found) return <NoPrompt />;
  const { prompt, versions } = found;
  const asked = Number(one(query.version)) || prompt.liveNumber;
  const live = versions.find(({ number }) => number === prompt.liveNumber);
  const shown = versions.find(({ number }) => number === asked) ?? live;
  if (!live || !shown) return <NoPrompt />;
  const actors = versions.map(({ created_by }) => created_by);
  const [nameOf, made] = await Promise.all([
    actorNames(db, { actors, viewerId: viewer.id }),
    countGenerations(db, prompt.id),
  ]);
  return (
    <>
      <ScreenHead title={PURPOSE_INFO[prompt.purpose].label} above={ABOVE} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <PromptForm
          key={shown.id}
          purpose={prompt.purpose}
          version={shown}
          isLive={shown === live}
          newest={versions[0]?.number ?? 0}
        />
        <PromptVersions {...{ prompt, versions, nameOf, made }} shown={shown.number} />
        {shown !== live && <VersionDifference from={live} to={shown} />}
        <PromptTrial {...{ db, prompt, live, shown }} to={one(query.to)} slug={one(query.slug)} />
      </div>
    </>
  );
}

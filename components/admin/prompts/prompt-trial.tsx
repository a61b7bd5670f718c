import type { Prompt } from '@/lib/data/admin/prompts';
import { PURPOSE_INFO } from '@/lib/prompts/purposes';
import { renderPrompt } from '@/lib/prompts/render-prompt';
import type { PromptVersion } from '@/lib/schema/prompts';
import { readPromptValues } from '@/lib/services/prompts/prompt-values';
import type { Db } from '@/lib/supabase/public';
import { inBraces, type TemplateValues } from '@/lib/templates/template';
import { TrialCall } from './trial-call';
import { TrialSubject } from './trial-subject';

interface PromptTrialProps {
  db: Db;
  prompt: Prompt;
  live: PromptVersion;
  shown: PromptVersion;
  /**
   * The entity or content kind of the row on which the prompt is tried, and the slug of this row. The slug is '' if no
   * row is chosen.
   */
  to: string;
  slug: string;
}

/**
 * Shows the texts that a model would receive for a real row, made from the version in the form and, if this is not the
 * live version, also from the live version.
 */
export async function PromptTrial({ db, prompt, live, shown, to, slug }: PromptTrialProps) {
  const { targets } = PURPOSE_INFO[prompt.purpose];
  const target = targets.find((each) => each === to) ?? targets[0];
  if (!target) return null;
  const subject = slug ? await readPromptValues(db, { purpose: prompt.purpose, to: target, slug }) : null;
  const versions = shown === live ? [shown] : [shown, live];
  return (
    <section aria-labelledby="trial">
      <h2 id="trial">Try version {shown.number} on a row</h2>
      <p className="max-w-prose text-muted">
        Choose a row to see the texts that a model would receive for it. Nothing is sent until you ask the
        model.
      </p>
      <TrialSubject
        purpose={prompt.purpose}
        version={shown.number}
        {...{ targets, target, slug }}
        name={subject?.name ?? null}
      />
      {slug && !subject && <p className="mt-3 font-semibold">This row no longer exists.</p>}
      {subject && (
        <TrialCall
          {...{ db, target, slug }}
          purpose={prompt.purpose}
          versions={versions.map((version) => ({ ...version, isLive: version === live }))}
        />
      )}
      {subject && (
        <div className={`mt-4 grid gap-6 ${versions.length > 1 ? 'xl:grid-cols-2' : ''}`}>
          {versions.map((version) => (
            <Rendered key={version.id} version={version} isLive={version === live} values={subject.values} />
          ))}
        </div>
      )}
    </section>
  );
}

interface RenderedProps {
  version: PromptVersion;
  isLive: boolean;
  values: TemplateValues;
}

function Rendered({ version, isLive, values }: RenderedProps) {
  const { system, user, missing } = renderPrompt(version, values);
  const title = `Version ${version.number}${isLive ? ', live' : ''}`;
  return (
    <section aria-label={title} className="grid min-w-0 content-start gap-3">
      <h3>{title}</h3>
      {missing.length > 0 && (
        <p>
          This row has no value for: <strong>{missing.map(inBraces).join(', ')}</strong>
        </p>
      )}
      <Text title={`System text of version ${version.number}`} label="System text" text={system} />
      <Text title={`User text of version ${version.number}`} label="User text" text={user} />
    </section>
  );
}

function Text({ title, label, text }: { title: string; label: string; text: string }) {
  return (
    <div className="min-w-0">
      <h4 className="admin-label">{label}</h4>
      <div
        tabIndex={0}
        role="region"
        aria-label={title}
        className="mt-1 max-h-96 overflow-auto rounded-box border border-rule bg-raised p-3 wrap-anywhere whitespace-pre-wrap"
      >
        {text}
      </div>
    </div>
  );
}

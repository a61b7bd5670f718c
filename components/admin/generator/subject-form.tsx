'use client';

import { useRouter } from 'next/navigation';
import { ReferencePicker } from '@/components/admin/fields/reference-picker';
import { oneTarget, targetName } from '@/components/admin/fields/reference-queries';
import { DisabledUntilHydrated } from '@/components/ui/disabled-until-hydrated';
import {
  canBeNew,
  type DraftSettings,
  type DraftSubject,
  generatorPath,
  MOST_SOURCES,
} from '@/lib/prompts/draft-subject';
import { type PromptTarget, PURPOSE_INFO, tableOf } from '@/lib/prompts/purposes';
import { PURPOSES } from '@/lib/schema/prompts';

const SOURCES = ['retailers', 'categories', 'products'] as const;

interface SubjectFormProps {
  subject: DraftSubject;
  settings: DraftSettings;
  /** The name of the chosen row or the new title; null if nothing is chosen. */
  name: string | null;
}

/**
 * Lets an editor choose the kind of text to draft, and then an existing row or the title of a new one. The choice is in
 * the URL.
 */
export function SubjectForm({ subject, settings, name }: SubjectFormProps) {
  const router = useRouter();
  const { purpose, slug, sources } = subject;
  const to = subject.to as PromptTarget;
  const { targets } = PURPOSE_INFO[purpose];
  const open = (change: Partial<DraftSubject>, keeps: Partial<DraftSettings> = settings) =>
    router.push(generatorPath({ ...subject, ...change }, keeps), { scroll: false });
  const firstTarget = (chosen: DraftSubject['purpose']) => PURPOSE_INFO[chosen].targets[0] ?? 'guides';
  const empty = { slug: '', title: '', topic: '' };

  return (
    <DisabledUntilHydrated>
      <section aria-labelledby="subject" className="admin-group pt-4">
        <h2 id="subject">What to draft</h2>
        <div className="flex flex-wrap items-end gap-3">
          <label className="block">
            <span className="admin-label">Type of text</span>
            <select
              value={purpose}
              onChange={({ target: { value } }) => {
                const chosen = PURPOSES.find((each) => each === value) ?? purpose;
                const isSame = PURPOSE_INFO[chosen].targets.includes(to);
                const other = { ...empty, to: firstTarget(chosen), sources: [] };
                open({ purpose: chosen, ...(!isSame && other) }, { ...settings, version: '' });
              }}
              className="admin-input"
            >
              {PURPOSES.map((each) => (
                <option key={each} value={each}>
                  {PURPOSE_INFO[each].label}
                </option>
              ))}
            </select>
          </label>
          {targets.length > 1 && (
            <label className="block">
              <span className="admin-label">Kind of row</span>
              <select
                value={to}
                onChange={({ target: { value } }) => open({ ...empty, to: value, sources: [] })}
                className="admin-input"
              >
                {targets.map((each) => (
                  <option key={each} value={each}>
                    {targetName(each)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <ReferencePicker
            to={to}
            label={slug ? `Change ${targetName(to)}` : `Choose ${oneTarget(to)}`}
            chosen={slug ? [slug] : []}
            onPick={(chosen) => open({ ...empty, slug: chosen })}
          />
          {name && <strong className="py-1.5 wrap-anywhere">{name}</strong>}
        </div>
        {canBeNew(purpose) && !slug && <NewPiece key={subject.title} {...{ subject }} onUse={open} />}
        {tableOf(to) === 'content' && (
          <div role="group" aria-label="Facts from other rows">
            <p className="admin-label">Facts from other rows</p>
            <div className="mt-1 flex flex-wrap gap-2">
              {sources.map((source) => (
                <button
                  key={source}
                  type="button"
                  onClick={() => open({ sources: sources.filter((each) => each !== source) })}
                  className="button-quiet"
                >
                  {source.replace(':', ': ')}
                  <span aria-hidden="true" className="ml-2">
                    ×
                  </span>
                  <span className="sr-only">, remove</span>
                </button>
              ))}
              {sources.length < MOST_SOURCES &&
                SOURCES.map((table) => (
                  <ReferencePicker
                    key={table}
                    to={table}
                    label={`Add ${oneTarget(table)}`}
                    chosen={sources.flatMap((each) =>
                      each.startsWith(`${table}:`) ? [each.slice(table.length + 1)] : [],
                    )}
                    onPick={(chosen) => open({ sources: [...sources, `${table}:${chosen}`] })}
                  />
                ))}
            </div>
          </div>
        )}
      </section>
    </DisabledUntilHydrated>
  );
}

interface NewPieceProps {
  subject: DraftSubject;
  onUse: (change: Pick<DraftSubject, 'title' | 'topic'>) => void;
}

/** Shows the inputs for the title and the category of a guide or article that does not exist yet. */
function NewPiece({ subject: { purpose, title, topic }, onUse }: NewPieceProps) {
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      aria-label={`New ${purpose}`}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const text = (name: string) => {
          const value = data.get(name);
          return typeof value === 'string' ? value : '';
        };
        onUse({ title: text('title'), topic: text('topic') });
      }}
    >
      <label className="block min-w-60 flex-1">
        <span className="admin-label">Or the title of a new {purpose}</span>
        <input name="title" defaultValue={title} maxLength={200} required className="admin-input" />
      </label>
      <label className="block">
        <span className="admin-label">Its category</span>
        <input name="topic" defaultValue={topic} maxLength={60} className="admin-input" />
      </label>
      <button type="submit" className="button-quiet">
        Use this title
      </button>
    </form>
  );
}

import Link from 'next/link';
import type { NameActor } from '@/lib/data/admin/actors';
import type { Generation } from '@/lib/data/admin/generations';
import { formatMoment } from '@/lib/dates/london-time';
import { draftedFields } from '@/lib/prompts/drafted-fields';
import { generationPath } from '@/lib/prompts/generator-path';
import { PartialTexts } from './partial-texts';

interface DecidedDraftProps {
  generation: Generation;
  nameOf: NameActor;
  /** Whether the accepted texts have been saved in the row. */
  isSaved: boolean;
  /** The path of the row's form, which contains the accepted texts. */
  editorPath: string | undefined;
  /** The id of the draft that replaces this one. */
  successor: string | undefined;
}

/** Shows a draft that an editor has accepted or rejected, or that a newer draft has replaced. */
export function DecidedDraft({ generation, nameOf, isSaved, editorPath, successor }: DecidedDraftProps) {
  const { purpose, entity, texts, accepted_texts: accepted, confirmations } = generation;
  const shown = accepted ?? texts ?? {};
  const fields = draftedFields(purpose, entity).filter(({ name }) => name in shown);
  return (
    <div className="grid gap-4">
      <p>
        {sentenceOf(generation, nameOf, isSaved)}{' '}
        {successor && (
          <Link href={generationPath(successor)} prefetch={false} className="admin-link">
            View the newer draft
          </Link>
        )}
        {editorPath && (
          <Link href={editorPath} prefetch={false} className="admin-link">
            {isSaved ? 'Open the row' : 'Open its editor with these texts'}
          </Link>
        )}
      </p>
      <PartialTexts fields={fields} texts={shown} />
      {confirmations.length > 0 && (
        <section aria-labelledby="sources">
          <h2 id="sources">Confirmed facts</h2>
          <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_1fr]">
            {confirmations.map(({ text, source }) => (
              <div key={text} className="contents">
                <dt className="font-semibold">{text}</dt>
                <dd className="wrap-anywhere">{source}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}

function sentenceOf(generation: Generation, nameOf: NameActor, isSaved: boolean): string {
  const { state, accepted_by, rejected_by, decided_at, reason } = generation;
  const at = decided_at ? ` on ${formatMoment(decided_at)}` : '';
  if (state === 'replaced') return 'Part of this draft has been drafted again.';
  if (state === 'rejected') return `Rejected by ${nameOf(rejected_by)}${at}${reason ? `: ${reason}` : ''}.`;
  const where = isSaved
    ? 'The texts are in the row.'
    : 'The texts wait in the row’s editor until somebody saves them.';
  return `Accepted by ${nameOf(accepted_by)}${at}. ${where}`;
}

'use client';

import { useRouter } from 'next/navigation';
import { ReferencePicker } from '@/components/admin/fields/reference-picker';
import { oneTarget, targetName } from '@/components/admin/fields/reference-queries';
import { DisabledUntilHydrated } from '@/components/ui/disabled-until-hydrated';
import type { ReferenceTarget } from '@/lib/entities/registry';
import { promptPath } from '@/lib/prompts/prompt-path';
import type { Purpose } from '@/lib/schema/prompts';

interface TrialSubjectProps {
  purpose: Purpose;
  version: number;
  /** The entities and content kinds of the rows on which the prompt can be tried. `target` is the chosen one. */
  targets: readonly ReferenceTarget[];
  target: ReferenceTarget;
  slug: string;
  /** The name of the chosen row; null if none is chosen, or if the row no longer exists. */
  name: string | null;
}

/** Lets an editor choose the row on which a prompt is tried. The URL contains the choice, so that it can be shared. */
export function TrialSubject({ purpose, version, targets, target, slug, name }: TrialSubjectProps) {
  const router = useRouter();
  const open = (to: ReferenceTarget, chosen?: string) =>
    router.push(promptPath(purpose, { version, to, slug: chosen }), { scroll: false });
  return (
    <DisabledUntilHydrated>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        {targets.length > 1 && (
          <label className="block">
            <span className="admin-label">Kind of row</span>
            <select
              value={target}
              onChange={({ target: { value } }) => open(targets.find((each) => each === value) ?? target)}
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
          to={target}
          label={name ? `Change ${targetName(target)}` : `Choose ${oneTarget(target)}`}
          chosen={slug ? [slug] : []}
          onPick={(chosen) => open(target, chosen)}
        />
        {name && <strong className="py-1.5">{name}</strong>}
      </div>
    </DisabledUntilHydrated>
  );
}

'use client';

import type { EntityTable } from '@/lib/entities/registry';
import type { FailedCheck } from '@/lib/quality/score-page';
import type { SearchTemplates } from '@/lib/resources/search-texts';
import { FactMarks } from './fact-marks';
import { labelOfField, placeToFix } from './fix-path';
import { ScoreBadge } from './score-badge';
import { usePageScore } from './use-page-score';

const LOADING = 'Loading the checks…';

interface QualityWhileTypingProps {
  entity: EntityTable;
  row?: { id: string; updatedAt: string };
  searchTemplates: SearchTemplates;
}

/** While an editor types, shows the score of the form's values, the failed checks, and the facts in the texts. */
export function QualityWhileTyping(props: QualityWhileTypingProps) {
  const { entity, row } = props;
  const { scored, failure } = usePageScore(props);
  if (!scored) return <p className="mb-6 text-muted">{failure ?? LOADING}</p>;
  const { score, failed, ...facts } = scored;
  return (
    <fieldset className="admin-group">
      <legend className="admin-legend">Quality</legend>
      <p>
        <ScoreBadge score={score} /> out of 100 with these values
      </p>
      {failed.length > 0 && (
        <ul aria-label="Failed checks" className="grid gap-2">
          {failed.map((one) => (
            <Failed key={one.check.name} entity={entity} failed={one} />
          ))}
        </ul>
      )}
      <FactMarks entity={entity} rowId={row?.id} {...facts} />
    </fieldset>
  );
}

const SHOWN = 3;

function Failed({ entity, failed: { check, findings } }: { entity: EntityTable; failed: FailedCheck }) {
  return (
    <li>
      <strong>{check.label}</strong> <span className="text-sm text-muted">weight {check.weight}</span>
      <ul className="list-disc pl-6 text-sm">
        {findings.slice(0, SHOWN).map(({ field, text }) => (
          <li key={`${field} ${text}`} className="wrap-anywhere">
            <a href={placeToFix(field)} className="admin-link">
              {labelOfField({ entity }, field)}
            </a>
            : {text}
          </li>
        ))}
        {findings.length > SHOWN && <li>and {findings.length - SHOWN} more</li>}
      </ul>
    </li>
  );
}

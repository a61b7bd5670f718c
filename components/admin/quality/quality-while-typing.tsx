'use client';

import { fieldPlaceId } from '@/components/admin/editor/field-place';
import type { EntityTable } from '@/lib/entities/registry';
import type { FailedCheck } from '@/lib/quality/score-page';
import { FactMarks } from './fact-marks';
import { labelOfField } from './fix-path';
import { ScoreBadge } from './score-badge';
import { usePageScore } from './use-page-score';

interface QualityWhileTypingProps {
  entity: EntityTable;
  row?: { id: string; updatedAt: string };
}

/** The score of the form's values while an editor types, with the failed checks and the facts in the texts. */
export function QualityWhileTyping({ entity, row }: QualityWhileTypingProps) {
  const scored = usePageScore(entity, row);
  if (!scored) return null;
  const { score, failed, facts, isCompared } = scored;
  return (
    <fieldset className="admin-group">
      <legend className="admin-legend">Quality</legend>
      <p>
        <ScoreBadge score={score} /> of 100 with these values
        {!isCompared && <span className="text-muted">, not yet compared with other pages</span>}
      </p>
      {failed.length > 0 && (
        <ul aria-label="Failed checks" className="grid gap-2">
          {failed.map((one) => (
            <Failed key={one.check.name} entity={entity} failed={one} />
          ))}
        </ul>
      )}
      <FactMarks entity={entity} facts={facts} />
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
            <a href={`#${fieldPlaceId(field)}`} className="admin-link">
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

'use client';

import { useState } from 'react';
import { counted } from '@/lib/resources/entity-texts';
import { LogoTile, type ShownLogo } from './logo-tile';
import { useChecks } from './use-checks';

interface LogoGridProps {
  logos: ShownLogo[];
  /** If set, shows only the logos whose check had this result. */
  only?: 'broken' | 'low';
  /** The number of logos shown at first. Each press of 'Show more' adds the same number. */
  step: number;
}

const sourceOf = ({ picture }: ShownLogo) => (picture.kind === 'image' ? picture.src : '');
const NOUNS = { one: 'retailer', many: 'retailers' };

/** Shows the retailers' logos as on their cards, and loads each logo to check that it exists and is sharp. */
export function LogoGrid({ logos, only, step }: LogoGridProps) {
  const [limit, setLimit] = useState(step);
  const asked = (only ? logos : logos.slice(0, limit)).map(sourceOf).filter(Boolean);
  const checks = useChecks(asked);
  const matching = only ? logos.filter((logo) => checks.get(sourceOf(logo))?.state === only) : logos;
  const shown = matching.slice(0, limit);
  const checked = asked.filter((src) => checks.has(src)).length;
  return (
    <>
      <p role="status" className="mb-3 text-muted">
        {counted(NOUNS, matching.length)}
        {only && checked < asked.length && `, ${checked} of ${asked.length} logos checked…`}
      </p>
      {shown.length === 0 && (!only || checked === asked.length) && (
        <p className="card p-8 text-center">No logos match.</p>
      )}
      <ul className="logo-grid">
        {shown.map((logo) => (
          <LogoTile key={logo.id} {...logo} check={checks.get(sourceOf(logo))} />
        ))}
      </ul>
      {matching.length > limit && (
        <p className="mt-4">
          <button type="button" onClick={() => setLimit(limit + step)} className="button-quiet">
            Show more
          </button>
        </p>
      )}
    </>
  );
}

'use client';

import { useState } from 'react';
import type { PictureSource } from '@/lib/picture-source';
import { LogoTile } from './logo-tile';
import { useChecks } from './use-checks';

export interface ShownLogo {
  id: string;
  name: string;
  logo: string | null;
  picture: PictureSource;
}

interface LogoGridProps {
  logos: ShownLogo[];
  /** Show only those whose picture turns out to be so. */
  only?: 'broken' | 'low';
  /** How many at first, and with every step more. */
  step: number;
}

const sourceOf = ({ picture }: ShownLogo) => (picture.kind === 'image' ? picture.src : '');

/** All logos as the cards show them; whether a picture is there and sharp is found out by loading it. */
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
        {matching.length.toLocaleString('en-GB')} {matching.length === 1 ? 'retailer' : 'retailers'}
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
